import { measureTexts } from '../draw/takumi.ts';
import type { Face } from '../draw/scene.ts';

/** Words that are remembered; a card has some fifty. */
const maxWords = 4_000;
const known = new Map<string, number>();

/** The widths of words at a size of one pixel. */
export async function widthsOf(words: readonly string[], face: Face): Promise<number[]> {
  const keyOf = (word: string): string => `${face}\n${word}`;
  const open = [...new Set(words)].filter((word) => !known.has(keyOf(word)));
  const found = new Map(words.map((word) => [word, known.get(keyOf(word)) ?? 0]));
  const measured = await measureTexts(open, face);
  open.forEach((word, index) => {
    const width = (measured[index] ?? 0) / 100;
    found.set(word, width);
    known.set(keyOf(word), width);
  });
  for (const oldest of known.keys()) {
    if (known.size <= maxWords) break;
    known.delete(oldest);
  }
  return words.map((word) => found.get(word) ?? 0);
}
