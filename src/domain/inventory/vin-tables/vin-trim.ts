import type { DecodedVin } from './decode-vin.ts';

/** A list is of the trims that share a VIN: "XLE / XSE" names none. "R/T" is one. */
const several = /,|;|\s\/|\/\s|\w{2}\/\w|\w\/\w{2}|\bor\b|\band\b/;

/** Filed beside the trim: option codes, drive, body, cab, engine and equipment. */
const beside: readonly RegExp[] = [
  /\s*\([^)]*\)/g,
  /^\d\d\s+(?=\D)/,
  /\b(?:hev|phev|ffv|[fra4]wd|2wd|4x[24])\b.*$/i,
  /\b(?:coupe|convertible|sedan|wagon|hatchback|fastback|pickup|van|suv)$/i,
  /^(?:[ilvh]-?\d{1,2})\b/i,
  /^with\b.*$/i,
];
const noTrim: readonly RegExp[] = [
  /^(?:super ?(?:crew|cab)|crewmax|(?:crew|double|quad|regular|extended|access|mega)(?: ?cab)?)\b/i,
  /^(?:f-series|super duty|styleside|[sd]rw|\d+ series|standard|std)\b/i,
];

const maxLength = 40;

/** The name of the trim alone; null where the VIN leaves it open, or says something else by it. */
export function trimOf({ trim, model }: DecodedVin): string | null {
  if (trim === undefined || several.test(trim)) return null;
  let name = trim.startsWith(`${model} `) ? trim.slice((model ?? '').length + 1) : trim;
  for (const pattern of beside) name = name.replace(pattern, '').trim();
  if (name.length > maxLength || !/[A-Za-z]/.test(name)) return null;
  if (noTrim.some((pattern) => pattern.test(name))) return null;
  return name.split(' ').map(calmed).join(' ');
}

/** "PREMIUM" is filed beside "Premium"; "SLT" and "EX-L" are names. */
function calmed(word: string): string {
  const isWord = /^[A-Z]{4,}$/.test(word) && /[AEIOUY]/.test(word);
  return isWord ? word.charAt(0) + word.slice(1).toLowerCase() : word;
}
