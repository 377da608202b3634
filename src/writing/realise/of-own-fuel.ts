import type { FactSheet } from '../facts/fact-sheet.ts';

/** "Its 38 mpg combined hybrid". */
const ratedOther =
  /\d mpg[^.]*\b(?:hybrid|diesel)|\b(?:hybrid|diesel)[^.]*\d mpg|\bdiesel stretches/i;
const otherPower = /\b(?:hybrids?|plug-?ins?|diesels?|electric(?:ity)?)\b/i;

/**
 * The versions of a car's text that suit the cars of the lot it is told of: what its hybrid gets is
 * no word on the gas ones that stand here. All of them where none is left.
 */
export function ofOwnFuel(
  { lotCars }: FactSheet,
  side: string | null,
  versions: readonly string[],
): readonly string[] {
  const here = lotCars.find(({ id }) => id === side)?.vehicles ?? [];
  if (here.length === 0 || here.some(({ fuelType }) => fuelType !== 'gasoline')) return versions;
  const plain = versions.filter((text) => !otherPower.test(text));
  const unrated = versions.filter((text) => !ratedOther.test(text));
  return [plain, unrated].find((some) => some.length > 0) ?? versions;
}
