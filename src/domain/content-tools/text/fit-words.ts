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
  const words = asManyAsFit(text.split(' '), fits);
  while (words.length > 1 && loose.has(bare(words.at(-1) ?? ''))) words.pop();
  const [only = ''] = words;
  return words.length === 1 && !fits(only) ? fitCharacters(only, fits) : tidy(words);
}

/** At least one. What has more words is longer, so that halving finds the most that fit. */
function asManyAsFit(words: readonly string[], fits: (text: string) => boolean): string[] {
  let [some, tooMany] = [1, words.length + 1];
  while (tooMany - some > 1) {
    const middle = Math.floor((some + tooMany) / 2);
    if (fits(tidy(words.slice(0, middle)))) some = middle;
    else tooMany = middle;
  }
  return words.slice(0, some);
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
  const text = words.join(' ');
  let end = text.length;
  while (end > 0 && /[\s,;:–—\-|(]/u.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[.,;:]+$/, '');
}
