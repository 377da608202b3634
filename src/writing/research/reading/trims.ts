import { normalise } from './normalise.ts';
import { isFree, type Scan, take } from './scan.ts';

/** Takes the longest of these trim names; null when the keyword has none of them. */
export function takeTrim(scan: Scan, trims: readonly string[]): string | null {
  // "TRD Off-Road" is typed with a space as well.
  const whole = trims.flatMap((trim) => {
    const spellings = new Set([trim, trim.replaceAll('-', ' ')]);
    return [...spellings].map((one) => ({ trim, words: normalise(one) }));
  });
  // "Trail Boss" names an "LT Trail Boss" where no other trim ends so.
  const tails = whole.flatMap(({ trim, words: [, ...words] }) => {
    const same = whole.filter((one) => one.words.join(' ').endsWith(words.join(' ')));
    return words.length > 1 && same.length === 1 ? [{ trim, words }] : [];
  });
  const byLength = [...whole, ...tails].toSorted((one, other) => {
    return other.words.join(' ').length - one.words.join(' ').length;
  });
  for (const { trim, words } of byLength) {
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
