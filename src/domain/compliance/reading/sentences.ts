import type { Block, Span } from './content.ts';

/** Words that end in a full stop without ending a sentence. */
const abbreviations = new Set(
  (
    'no nos stk approx vs st ave rd mr mrs ms dr inc co corp ltd llc jr sr mo mos yr yrs wk ' +
    'ea est incl excl max min exp dep sec reg msrp doc lic pkg pmt pmts equiv lbs lb mi hwy ' +
    'avg jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri ' +
    'sat sun e.g i.e u.s a.m p.m a.p.r'
  ).split(' '),
);

const ending = /(?<![.!?])[.!?]+["')\]*]{0,5}(?=\s+["'(*$#[]*[\p{Lu}\p{N}$*])/gu;

/** The sentences of a normalised text, without the white space between them. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const found of text.matchAll(ending)) {
    const end = found.index + found[0].length;
    if (
      isAbbreviation(
        text.slice(Math.max(start, found.index - 20), found.index),
        text,
        end,
        found[0],
      )
    )
      continue;
    spans.push({ start, end });
    start = end;
    while (text[start] === ' ') start += 1;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans;
}

/** The sentence of a block in which a character stands; the whole block between two sentences. */
export function sentenceAt(
  { sentences, text }: Pick<Block, 'sentences' | 'text'>,
  index: number,
): Span {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sentences[middle]?.start ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  const found = sentences[low];
  const isInside = found && index >= found.start && index < found.end;
  return isInside ? found : { start: 0, end: text.length };
}

function isAbbreviation(before: string, text: string, end: number, mark: string): boolean {
  if (mark !== '.') return false;
  const word = /[\p{L}.]+$/u.exec(before)?.[0].toLowerCase();
  if (word === undefined) return false;
  if (/^(\p{L}\.)*\p{L}$/u.test(word) && word.length > 1) return false;
  if (word.length === 1) return true;
  if (!abbreviations.has(word)) return false;
  // "36 mos. See dealer" ends a sentence; "no. 5" and "Jan. 5" do not.
  return !/^\s+\p{Lu}\p{Ll}/u.test(text.slice(end, end + 4)) || /^(mr|mrs|ms|dr|st)$/.test(word);
}
