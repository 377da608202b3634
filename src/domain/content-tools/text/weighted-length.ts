/**
 * The ranges of code points that X counts as one; everything else counts as two (its counting
 * configuration, version 3: docs.x.com, "Counting characters").
 */
const single: readonly (readonly [number, number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];
/** Every address counts as so many, however long it is. */
const linkWeight = 23;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const emoji = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic}\uFE0F?\u20E3?)$/v;

/** The length of a post as X counts it; the limit is 280. `links` are addresses in the text. */
export function weightedLength(text: string, links: readonly string[] = []): number {
  let rest = text.normalize('NFC');
  let length = 0;
  for (const link of links) {
    const at = rest.indexOf(link);
    if (at < 0) continue;
    length += linkWeight;
    rest = rest.slice(0, at) + rest.slice(at + link.length);
  }
  for (const { segment } of graphemes.segment(rest)) {
    length += emoji.test(segment) ? 2 : weightOf(segment);
  }
  return length;
}

function weightOf(segment: string): number {
  let weight = 0;
  for (const character of segment) {
    const code = character.codePointAt(0) ?? 0;
    weight += single.some(([first, last]) => code >= first && code <= last) ? 1 : 2;
  }
  return weight;
}
