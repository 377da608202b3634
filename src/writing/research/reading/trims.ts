import { normalise } from './normalise.ts';
import { isFree, type Scan, take } from './scan.ts';

/** Takes the longest of these trim names; null when the keyword has none of them. */
export function takeTrim(scan: Scan, trims: readonly string[]): string | null {
  const byLength = [...trims].sort((one, other) => other.length - one.length);
  for (const trim of byLength) {
    const words = normalise(trim);
    const start = scan.words.findIndex(
      (_, index) =>
        isFree(scan, index, words.length) &&
        words.every((word, offset) => scan.words[index + offset] === word),
    );
    if (words.length === 0 || start < 0) continue;
    take(scan, start, words.length);
    return trim;
  }
  return null;
}
