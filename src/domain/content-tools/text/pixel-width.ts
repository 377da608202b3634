/**
 * Advance widths in thousandths of the font size: Adobe's metrics of Helvetica, which Arial shares
 * glyph by glyph (Core 14 AFM files, Technical Note 5004). Each line: width, then characters.
 */
const widthLines: readonly (readonly [number, string])[] = [
  [191, "'"],
  [222, 'ijl‘’'],
  [260, '|'],
  [278, ' !,./:;I\\[]ft·\u00a0'],
  [333, '()-r`“”¨'],
  [334, '{}'],
  [350, '•'],
  [355, '"'],
  [389, '*'],
  [400, '°'],
  [469, '^'],
  [500, 'Jcksvxyz'],
  [556, 'abdeghnopqu0123456789#$?_L–«»€£¢'],
  [584, '+<=>~×÷±'],
  [611, 'FTZ'],
  [667, 'ABEKPSVXY&'],
  [722, 'CDHNRUw'],
  [737, '®©'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '—…™'],
  [1015, '@'],
];

const widths = new Map(
  widthLines.flatMap(([width, characters]) => [...characters].map((one) => [one, width] as const)),
);

/** What is in no Latin font is drawn about as wide as it is high. */
const wide = 1000;
const usual = 556;

/** How wide a line of Arial is at this size, both in CSS pixels. Kerning is left out. */
export function pixelWidth(text: string, fontPx: number): number {
  let units = 0;
  for (const character of text.normalize('NFD')) {
    if (/\p{M}/u.test(character)) continue;
    const known = widths.get(character);
    units += known ?? (/[\p{Script=Latin}\p{N}\p{P}]/u.test(character) ? usual : wide);
  }
  return Math.round((units * fontPx) / 1000);
}
