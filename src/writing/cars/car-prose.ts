import { askedSubjectOf } from '../facts/asked-subject.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import type { Sentence } from '../knowledge/module.ts';
import { type Car, nameOfCar } from './car-of.ts';
import type { CarSpan, ProseName } from './car-model.ts';
import { lastGuideYear } from './guide.ts';
import { withoutRemark } from './named-trims.ts';
import { enginesIn } from './figures-of.ts';
import { onTrims, trimsTyped } from './asked-trims.ts';
import { areTrimsOfOne } from './told-apart.ts';

/** What an editor wrote of a car, with the name that its {model} stands for. */
export type CarText = { sentence: Sentence; model: string; source: string };

/** Of the article's car, or of one side of a comparison; null where nothing is written. */
export function carTextOf(sheet: FactSheet, part: ProseName, side: string | null): CarText | null {
  const car = carOn(sheet, side) ?? ofShape(sheet.car, side);
  // What is written of a model is written of its gas version, where it has one.
  if (!car || car.version) return null;
  const span = part === 'used' ? usedSpanOf(car) : car.span;
  const prose = span?.prose[part];
  if (!prose) return null;
  const { cite } = prose;
  const versions = ofItsYear(prose.versions, car);
  const source = cite ?? 'general car knowledge';
  const model = nameOfCar({ ...car, model: car.guide.model });
  // Whose years nobody has named reads as the car of today.
  const isDated = part !== 'used' && (span.to !== null || car.year !== null);
  // Of one side, or of what to check on a used one, each version is of the same.
  const isOfAsked = part === 'trims' || (part === 'known' && side === null);
  const asked = isOfAsked ? onAsked(versions, sheet) : versions;
  const trims = part === 'trims' ? trimsAsked(sheet) : [];
  const told = trims.length > 1 ? onTrims(asked, trims, span.trims.map(withoutRemark)) : asked;
  const wordings = isDated ? told.map((text) => dated(text, car)) : told;
  return { sentence: { wordings, ...(cite && { cite }) }, model, source };
}

const powers = [/\bplug-in\b|\b4xe\b|\bPrime\b/i, /\bhybrid\b/i, /\bdiesel\b/i];

/** Without the versions that speak of an engine which came or left in another year. */
function ofItsYear(versions: readonly string[], { span, year }: Car): readonly string[] {
  if (year === null) return versions;
  const [all, own] = [span.engines.join('; '), enginesIn(span, null, year).join('; ')];
  const gone = powers.filter((power) => power.test(all) && !power.test(own));
  const kept = versions.filter((text) => !gone.some((power) => power.test(text)));
  return kept.length > 0 ? kept : versions;
}

/** Two trims of one model that are set side by side. */
function trimsAsked({ brief, car, compared }: FactSheet): string[] {
  if (areTrimsOfOne(compared)) return compared.flatMap(({ car: one }) => one?.trim ?? []);
  return car ? trimsTyped(brief.keyword ?? '', car.span.trims.map(withoutRemark)) : [];
}

/** Of what is said of a car that which names what was asked for: "captain's chairs". */
function onAsked(versions: readonly string[], sheet: FactSheet): readonly string[] {
  const naming = namingAsked(versions, sheet);
  return naming.length > 0 ? naming : versions;
}

const spelledOut: Readonly<Record<string, string>> = { awd: 'all-wheel', '4wd': 'four-wheel' };

function namingAsked(versions: readonly string[], { brief }: FactSheet): readonly string[] {
  const words = (askedSubjectOf(brief)?.reading.asked ?? []).map((one) => spelledOut[one] ?? one);
  const telling = words.filter((word) => word.length > 4).map((word) => word.replace(/'?s$/, ''));
  return versions.filter((text) => {
    return telling.some((word) => text.toLowerCase().includes(word));
  });
}

/** Whether what is known of the article's car speaks of what was asked for. */
export function isKnownOnAsked(sheet: FactSheet): boolean {
  const versions = sheet.car?.span.prose.known?.versions ?? [];
  return namingAsked(versions, sheet).length > 0;
}

/** "2" is the second side of a comparison. */
function carOn({ car, compared }: FactSheet, side: string | null): Car | null {
  if (side === null) return car;
  return compared.find(({ id }) => id === `compared.${side}`)?.car ?? null;
}

/** "2016" is the shape of the article's car that came for that year. */
function ofShape(car: Car | null, side: string | null): Car | null {
  const span = car?.guide.spans.find(({ from }) => String(from) === side);
  return car && span ? { ...car, span, year: span.from } : null;
}

/** Few of a shape that came a year or two ago are on sale as used. */
function isJustOut({ from, to }: CarSpan): boolean {
  return to === null && lastGuideYear - from < 3;
}

/**
 * The years that advice on a used one is told of: the ones asked for or shown, else others that
 * stand here, else the shape before, which is what is on sale as used.
 */
export function usedSpanOf(car: Car): CarSpan | null {
  const { span, others, guide, year } = car;
  const before = guide.spans.filter(({ from }) => from < span.from);
  if (year !== null) return span.prose.used ? span : null;
  const earlier = [...others, ...before.slice(0, 1)];
  const told = isJustOut(span) ? [...earlier, span] : [span, ...earlier];
  return told.find(({ prose }) => prose.used) ?? null;
}

const named = /\b([Tt])h(?:e|is) \{model\}(?: of (?:these|those) years)?(?! (?:lineup|name|[A-Z]))/;

/** "The {model} of 2018 to 2020", as the editor wrote it. */
const namesItsYears = new RegExp(
  String.raw`\b[Tt]h(?:e|is) \{model\} of (?:model years? )?\d{4}|` +
    String.raw`\b(?:Since|From|For|In|Until) \d{4},? the \{model\}`,
);

/** What came when is told of all the years since: "came to the {model} for 2022". */
const isOfItsStart = /\b20\d\d\b|\bgeneration of (?:the|this) \{model\}/i;

/** "The 2021 to 2023 {model}" where it is first named. */
function dated(text: string, { span, year }: Car): string {
  const { from, to } = span;
  const first = text.split(/(?<=[.!?]) /).find((one) => named.test(one)) ?? '';
  if (namesItsYears.test(text) || isOfItsStart.test(first)) return text;
  const years = year ?? (from === to ? from : `${from} to ${to ?? 'today'}`);
  return text.replace(named, (_all, letter: string) => `${letter}he ${years} {model}`);
}
