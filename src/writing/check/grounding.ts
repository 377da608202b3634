import type { DraftParagraph } from '../draft.ts';
import type { Fact } from '../facts/fact.ts';
import { splitSentences } from '../realise/choose-wording.ts';
import { countWord } from '../realise/figures.ts';

/** A figure or name in the text that nothing cited carries. */
export type Ungrounded = { sectionId: string; mention: string };

/** Words with capitals that belong to the language, not to a fact. */
const languageWords = new Set(
  (
    'I VIN AWD FWD RWD 4WD SUV SUVs EV EVs FAQ MSRP APR ABS OBD DMV BMV EPA ID GPS USB LED ' +
    'FLHSMV ' +
    'January February March April May June July August September October November December ' +
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Stock New'
  ).split(' '),
);

/**
 * Traces every figure, number word and proper noun of a paragraph to its facts, to those that hold
 * for the whole article, or (names and small numbers only) to the hand-written wording itself.
 * `wordings` are the wordings that the paragraph was made from, before their slots were filled.
 */
export function ungroundedIn(
  paragraph: DraftParagraph,
  facts: readonly Fact[],
  wordings: readonly string[],
): Ungrounded[] {
  const known = new Set(facts.flatMap(tokensOfFact));
  let counts: Set<string> | undefined;
  const isCounted = (word: string): boolean => {
    counts ??= new Set(facts.map((fact) => countWord(fact.value)));
    return counts.has(word);
  };
  let written: Set<string> | undefined;
  const isWritten = (token: string): boolean => {
    written ??= new Set(wordings.flatMap((wording) => tokensOf(wording.toLowerCase())));
    return written.has(token.toLowerCase());
  };
  const text = paragraph.text
    .replace(/^Table: /, '')
    // A label stands before its answer like a sentence of its own.
    .replace(/^\*\*([^*]+?)[:?]?\*\* /, '$1. ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\\(.)/g, '$1');
  const lines = paragraph.kind === 'text' ? splitSentences(text) : text.split(/[\n|]/);
  const missing = lines.flatMap((line) =>
    tokensOf(line).filter((token, place) => {
      if (!/^\p{Lu}|\d/u.test(token) && !isCountWord(token)) return false;
      const forms = [token, singular(token), token.toLowerCase()];
      if (languageWords.has(token) || forms.some((form) => known.has(form))) return false;
      if (/\d/.test(token)) return true;
      if (isCountWord(token)) return !isCounted(token.toLowerCase()) && !isWritten(token);
      if (place === 0 || !/^\p{Lu}/u.test(token)) return false;
      return !isWritten(token);
    }),
  );
  return missing.map((mention) => ({ sectionId: paragraph.sectionId, mention }));
}

/** Words and codes, with thousands marks removed: "$27,480" gives "27480", "F-150's" "F-150". */
export function tokensOf(text: string): string[] {
  const tokens = text.match(/[\p{L}\p{N}]+(?:[.,'’&/-][\p{L}\p{N}]+)*/gu) ?? [];
  return tokens.map((token) => (plainToken.test(token) ? token : plainFormOf(token)));
}

/** Most tokens are plain words, and the two replacements would cost more than all else here. */
const plainToken = /^[\p{L}\p{N}-]+$/u;

function plainFormOf(token: string): string {
  return token.replace(/(?<=\d),(?=\d{3})/g, '').replace(/['’]s$/, '');
}

/** Label, value and unit, with the two ways to write a currency: "SEK 284,900", "CA$27,480". */
function tokensOfFact(fact: Fact): readonly string[] {
  const known = factTokens.get(fact) ?? readFact(fact);
  factTokens.set(fact, known);
  return known;
}

/** The store's facts are cited by every paragraph. */
const factTokens = new WeakMap<Fact, readonly string[]>();

function readFact(fact: Fact): string[] {
  const { label, value, unit } = fact;
  const cents = typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : '';
  const tokens = tokensOf(`${label} ${value} ${cents} ${unit?.toUpperCase() ?? ''}`);
  return tokens.includes('CAD') ? [...tokens, 'CA'] : tokens;
}

function singular(token: string): string {
  return token.replace(/s$/, '');
}

function isCountWord(token: string): boolean {
  return /^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i.test(token);
}
