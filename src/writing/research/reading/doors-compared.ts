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
