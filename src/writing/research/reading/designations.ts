/** Engines that stand for their model, with the model that is written before them. */
const ofMake: readonly (readonly [make: RegExp | null, pattern: RegExp, named: string])[] = [
  // "330i", "540i"; a number alone is none.
  [null, /^m?([2-8])[2-6]0[ie]$/, '$1 series $&'],
  [null, /^(c)(\d{3})$/, '$1-class $1 $2'],
  [/^(?:mercedes|mercedes-benz|benz)$/, /^([es])(\d{3})$/, '$1-class $1 $2'],
  [null, /^(gl[abces])(\d{3})$/, '$1 $2'],
];

/**
 * A keyword's words with the model that a designation is of: "bmw 330i" is a 3 Series 330i, "c300"
 * a C-Class C 300. An "e350" is one of Mercedes-Benz's only beside its name: Ford builds one too.
 */
export function withSeries(words: readonly string[]): string[] {
  const hasSeries = words.some((word) => /^(?:series|[a-z]-class|class)$/.test(word));
  if (hasSeries) return [...words];
  return words.flatMap((word) => {
    const found = ofMake.find(
      ([make, pattern]) =>
        pattern.test(word) && (make === null || words.some((one) => make.test(one))),
    );
    return found ? word.replace(found[1], found[2]).split(' ') : [word];
  });
}
