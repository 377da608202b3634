import { bannedPhraseIn } from '../../../writing/check/banned-phrases.ts';
import { tokensOf, ungroundedIn } from '../../../writing/check/grounding.ts';
import { makesByKey } from '../../../writing/research/lexicon/models.ts';
import { compact } from '../../../writing/research/reading/normalise.ts';
import { holdsAny } from '../../../writing/voice/words.ts';
import { looseStatementIn } from './assertions.ts';
import { claimsIn } from './claims.ts';
import type { Fault, FaultKind } from './fault.ts';
import { wrongFiguresIn } from './figures.ts';
import type { Grounds } from './grounds.ts';
import { asciiDigits, isLatinScript } from './scripts.ts';

/** Names of makes and models stay in Latin letters everywhere. */
const maxLatin = 0.7;

/**
 * What is wrong with one sentence, in words for the model that wrote it. Figures are checked in
 * every language. Names: in English all but the first word, which is checked against known makes;
 * in other Latin scripts the same; elsewhere all that is written in Latin letters. Number words,
 * opening days and most claims are checked in English only.
 */
export function faultsOfLine(line: string, grounds: Grounds): Fault[] {
  const text = asciiDigits(line, grounds.language);
  const isEnglish = grounds.language === 'English';
  const avoided = grounds.wordsToAvoid.filter(
    (word) => word.trim() !== '' && holdsAny(line, [word]),
  );
  const banned = isEnglish ? bannedPhraseIn(line) : null;
  const as = (kind: FaultKind, texts: readonly string[]) =>
    texts.map((one) => ({ kind, text: one }));
  const figures = wrongFiguresIn(text, grounds);
  return [
    ...as('language', isUntranslated(line, grounds) ? [`it is not in ${grounds.language}`] : []),
    ...namesIn(text, grounds).map((mention): Fault => {
      return { kind: /\d/.test(mention) ? 'figure' : 'name', text: `"${mention}" is in no fact` };
    }),
    ...as(
      'figure',
      figures.map((figure) => `"${figure}" is no such figure of the facts`),
    ),
    ...claimsIn(text, grounds),
    ...(isEnglish ? looseStatementIn(line, grounds) : []),
    ...as('phrase', banned ? [`"${banned}" is an empty phrase`] : []),
    ...as(
      'word',
      avoided.map((word) => `the store does not want the word "${word}"`),
    ),
    ...as('link', isLinked(line) ? ['links and addresses are not wanted'] : []),
  ];
}

function isLinked(line: string): boolean {
  return /https?:|www\.|\S@\S+\.\w/i.test(line);
}

/** A note as it stands, or mostly Latin letters where the language has others. */
function isUntranslated(line: string, { language, facts }: Grounds): boolean {
  if (language === 'English') return false;
  const letters = line.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => letter < '\u0250');
  if (!isLatinScript(language)) return latin.length > letters.length * maxLatin;
  return facts.some(({ source, value }) => source === 'note' && String(value).includes(line));
}

/** Figures and names that nothing carries. */
function namesIn(text: string, { facts, wordings, language }: Grounds): string[] {
  const known = [...facts];
  if (isLatinScript(language)) {
    const paragraph = { sectionId: '', kind: 'text' as const, text, factIds: [], wordingIds: [] };
    const missing = ungroundedIn(paragraph, known, wordings).map(({ mention }) => mention);
    return [...missing, ...makeInFront(text, grounds(known, wordings))];
  }
  const carried = grounds(known, wordings);
  const latin = text.replace(/[^\x20-\x7e]+/g, ' ');
  return tokensOf(latin).filter((token) => /[A-Z0-9]/.test(token) && !isCarried(token, carried));
}

/** A sentence may begin with any word, but not with the make of somebody else. */
function makeInFront(text: string, carried: ReadonlySet<string>): string[] {
  const [first = ''] = tokensOf(text);
  return makesByKey().has(compact(first)) && !isCarried(first, carried) ? [first] : [];
}

function grounds(facts: Grounds['facts'], wordings: readonly string[]): Set<string> {
  const texts = facts.map(({ label, value, unit }) => `${label} ${value} ${unit ?? ''}`);
  return new Set([...texts, ...wordings].flatMap(tokensOf).map((token) => token.toLowerCase()));
}

function isCarried(token: string, carried: ReadonlySet<string>): boolean {
  const lower = token.toLowerCase();
  return carried.has(lower) || carried.has(lower.replace(/s$/, '')) || general.has(lower);
}

const general = new Set('suv suvs awd fwd rwd 4wd ev evs vin apr msrp epa gps usb led'.split(' '));
