import type { FactSheet } from '../facts/fact-sheet.ts';
import { onNeed } from './on-need.ts';

/** "Its 38 mpg combined hybrid". */
const ratedOther =
  /\d mpg[^.]*\b(?:hybrid|diesel)|\b(?:hybrid|diesel)[^.]*\d mpg|\bdiesel stretches/i;
const otherPower = /\b(?:hybrids?|plug-?ins?|diesels?|electric(?:ity)?)\b/i;

/** A sentence that leans on the one before it. */
const leansBack = /^(?:It|Its|They|Their|That|This|These|Those|Both|The former|The latter)\b/;

/**
 * The versions of a car's text that suit the cars of the lot it is told of: what its hybrid gets is
 * no word on the gas ones that stand here. All of them where none is left.
 */
export function ofOwnFuel(
  { lotCars, brief }: FactSheet,
  side: string | null,
  versions: readonly string[],
): readonly string[] {
  const here = lotCars.find(({ id }) => id === side)?.vehicles ?? [];
  if (here.length === 0 || here.some(({ fuelType }) => fuelType !== 'gasoline')) return versions;
  const plain = versions.flatMap((text) => withoutOtherPower(text) ?? []);
  const unrated = versions.filter((text) => !ratedOther.test(text));
  const told = [plain, unrated].find((some) => some.length > 0) ?? versions;
  // What is left may have lost the sentence on the need that was asked for.
  const needed = onNeed(told, brief);
  return needed.length > 0 ? needed : told;
}

/** Less the sentences on another power, where what is left still reads; null where it does not. */
function withoutOtherPower(text: string): string | null {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const kept = sentences.filter((sentence) => !otherPower.test(sentence));
  if (kept.length === sentences.length) return text;
  if (kept.length < 2 || kept[0] !== sentences[0]) return null;
  const reads = kept.every((sentence) => {
    const before = sentences[sentences.indexOf(sentence) - 1] ?? '';
    return !otherPower.test(before) || !leansBack.test(sentence);
  });
  return reads ? kept.join(' ') : null;
}
