import { capitaliseLower } from '../words/casing.ts';
import type { RowReader } from './row-reader.ts';

/** Words after the trim that say driven wheels and body: "LT Front Wheel Drive SUV". */
const tails = [
  /\s*\b(?:front|rear|all|four)[ -]?wheel[ -]drive\b.*$/i,
  /\s*\b(?:fwd|rwd|awd|[24]wd|4x4)\s+(?:[24]wd\s+)?(?:sedan|wagon|suv|sport|utility|coupe).*$/i,
  /\s*\b(?:fwd|rwd|awd|[24]wd|4x4)\s+(?:[24]wd\s+)?(?:van|truck|crew|4).*$/i,
  /\s*\b\d{2,3}(?:\.\d)?-?in\.? wb\b.*$/i,
];
const longestTrim = 60;

type ModelAndTrim = { model: string; trim: string | null };

/** A model in capitals with the start of its trim run into it: "TSXSpecial", "ILX6-Speed". */
const glued = /^([A-Z]{2,}[A-Z\d-]*?)(?<!-)([A-Z][a-z]{3,}\w*|\d-Speed|\ddr|[24]WD)$/;

/**
 * Model and trim: from the trim column, else from what follows the model in the title, else by
 * dividing a glued model where its capitals end. A tail that is a gearbox, a door count or driven
 * wheels is not a trim and is left to those fields.
 */
export function readTrim(
  reader: RowReader,
  make: string,
  model: string,
  isLower: boolean,
): ModelAndTrim {
  const stated = reader.text('trim');
  if (stated !== null) return withSeries(model, isLower ? capitaliseLower(stated) : stated);
  const title = reader.text('title');
  const titled = title === null ? null : trimInTitle(title, model);
  if (titled !== null) return withSeries(model, titled);
  const parts = glued.exec(model);
  if (!parts || make.toUpperCase() === parts[1]) return { model, trim: null };
  const [, name = model, tail = ''] = parts;
  const isTrim = !/^(?:\d|automatic|manual)/i.test(tail);
  return { model: name, trim: isTrim ? tail : null };
}

/** The part of a glued model that is not its name, for the gearbox and the doors. */
export function gluedTail(modelText: string | null): string | null {
  return glued.exec(modelText ?? '')?.[2] ?? null;
}

function trimInTitle(title: string, model: string): string | null {
  const at = title.toLowerCase().indexOf(`${model.toLowerCase()} `);
  if (at < 0) return null;
  const rest = title.slice(at + model.length + 1);
  if (rest.length > longestTrim * 2 || /[|•!*]|\b(?:19|20)\d\d\b/.test(rest)) return null;
  return rest;
}

/** "3" with "Series 330i" is the 3 Series 330i, "C" with "Class 300" the C-Class 300. */
function withSeries(model: string, text: string): ModelAndTrim {
  const trim = withoutTail(text);
  const word = /^(series|class)\b\s*/i.exec(trim ?? '');
  if (trim === null || !word || model.length > 3) return { model, trim };
  const joined = /^s/i.test(word[0]) ? `${model} Series` : `${model}-Class`;
  return { model: joined, trim: trim.slice(word[0].length) || null };
}

function withoutTail(text: string): string | null {
  let trim = text.replace(/^(?:fwd|rwd|awd|4wd)\s+(?=\S+\s)/i, '');
  for (const tail of tails) trim = trim.replace(tail, '');
  if (/^(?:suv|sedan|coupe|wagon|van|truck|pickup|hatchback|convertible)$/i.test(trim)) return null;
  return trim.trim().slice(0, longestTrim) || null;
}
