/** Words that a cut text must not end with. */
const loose = new Set(
  (
    'a an and are as at but by for from how if in into is it its of off on or our out over per ' +
    'so than that the their then these this those to under until up vs was what when where ' +
    'which while who why will with without you your & - – — | : ,'
  ).split(' '),
);

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * As many whole words as fit, without a loose end or a mark after the last. A text without spaces,
 * as Chinese and Japanese are written, is cut between characters.
 */
export function fitWords(text: string, fits: (text: string) => boolean): string {
  const words = text.split(' ');
  while (words.length > 1 && !fits(tidy(words))) words.pop();
  while (words.length > 1 && loose.has(bare(words.at(-1) ?? ''))) words.pop();
  const [only = ''] = words;
  return words.length === 1 && !fits(only) ? fitCharacters(only, fits) : tidy(words);
}

function fitCharacters(word: string, fits: (text: string) => boolean): string {
  let kept = '';
  for (const { segment } of graphemes.segment(word)) {
    if (!fits(kept + segment)) break;
    kept += segment;
  }
  return kept;
}

function tidy(words: readonly string[]): string {
  return words.join(' ').replace(/[\s,;:–—\-|(]+$/u, '');
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[.,;:]+$/, '');
}
