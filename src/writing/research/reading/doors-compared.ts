import type { BodyStyle } from '../../../../schema/records/vehicle.ts';

const two = String.raw`\b(?:2|two)[- ]?doors?`;
const four = String.raw`\b(?:4|four)[- ]?doors?\b`;
const between = ' (?:vs|versus|or)(?: an?)? ';
const twoFirst = new RegExp(`${two}${between}${four}`);
const fourFirst = new RegExp(`${four}${between}${two}`);

/**
 * "2 door vs 4 door" is no matter of doors: of cars it sets a coupe beside a sedan, of trucks two
 * cabs beside each other. Null for any other keyword.
 */
export function doorsCompared(
  bodyStyles: readonly BodyStyle[],
  words: readonly string[],
): { bodyStyles: BodyStyle[]; asked: string[] } | null {
  const text = words.join(' ');
  const isTwoFirst = twoFirst.test(text);
  if (!isTwoFirst && !fourFirst.test(text)) return null;
  const kinds = bodyStyles.filter((one) => one !== 'coupe' && one !== 'sedan');
  if (kinds.includes('truck')) return { bodyStyles: kinds, asked: ['cab', 'vs'] };
  if (kinds.length > 0) return null;
  return { bodyStyles: isTwoFirst ? ['coupe', 'sedan'] : ['sedan', 'coupe'], asked: ['vs'] };
}

const doorWords = new RegExp(String.raw`(?:^| )(?:[245]|two|four|five)[- ]?doors?(?= |$)`, 'g');

type DoorsOf = { hasModel: boolean; bodyStyles: readonly BodyStyle[] };

const offered = /^(?:sale|stock|inventory)$/;

/**
 * "wrangler 2 door" is a body, and no door that something is the matter with; of trucks it is the
 * cab that is asked about, unless they are for sale.
 */
export function askedOfDoors(
  words: readonly string[],
  { hasModel, bodyStyles }: DoorsOf,
): string[] {
  const rest = withoutDoors(words);
  const isOfBody = hasModel || bodyStyles.some((one) => one !== 'coupe' && one !== 'sedan');
  if (!isOfBody || rest.length === words.length) return [...words];
  const isTruck = !hasModel && bodyStyles.includes('truck');
  return isTruck && !rest.some((one) => offered.test(one)) ? [...rest, 'cab'] : rest;
}

function withoutDoors(words: readonly string[]): string[] {
  return words.join(' ').replace(doorWords, '').split(' ').filter(Boolean);
}

/** "2 door trucks" are trucks, and no coupes. */
export function ofOwnDoors(bodyStyles: BodyStyle[], words: readonly string[]): BodyStyle[] {
  const kinds = bodyStyles.filter((one) => one !== 'coupe' && one !== 'sedan');
  const hasDoors = withoutDoors(words).length < words.length;
  return hasDoors && kinds.length > 0 ? kinds : bodyStyles;
}
