import { lazy } from '../../../lib/lazy.ts';
import { drivingVocabulary, everydayVocabulary } from '../lexicon/everyday-words.ts';
import { makesByKey, modelsByKey } from '../lexicon/models.ts';
import { ordinaryWords } from '../lexicon/ordinary-words.ts';
import type { Garage } from './models.ts';
import { compact } from './normalise.ts';
import { library } from '../../topics/library.ts';
import { stem, stopWords } from './stem.ts';
import { isSubjectStem, subjectWords } from './subjects.ts';

/** Shorter words have too many neighbours: "focus" and "locus" are both meant. */
const minLength = 6;
const minShort = 4;
/** So often a word has to stand in the topic files for a slip to be mended into it. */
const minTold = 12;

/** Each word as it was probably meant: unknown words of six or more letters, one edit away. */
export function mendSpelling(words: string[], garage: Garage): string[] {
  return words.map((word) => {
    if (!/^[a-z]+$/.test(word)) return word;
    if (word.length < minLength) return isKnownWord(word, garage) ? word : (fuller(word) ?? word);
    if (isKnownWord(word, garage)) return sameStem(word) ?? word;
    const named = candidates(garage).find((candidate) => isOneEditAway(word, candidate));
    const meant = named ?? toldLike(word).find((candidate) => isSlipOf(word, candidate));
    const isOwn = isWritten(word) && stem(word) !== stem(meant ?? '');
    return meant === undefined || isOwn ? word : meant;
  });
}

/** "replacment" has the stem of "replacement", but only that is a word of our lists. */
function sameStem(word: string): string | undefined {
  if (!isSubjectStem(stem(word)) || spelled().has(word)) return undefined;
  return toldLike(word).find((one) => isOneEditAway(word, one) && stem(one) === stem(word));
}

/**
 * "brak pads", "truk tires": a short word that lacks a letter of one of driving, and of no other.
 */
function fuller(word: string): string | undefined {
  if (word.length < minShort || ordinaryWords.has(word) || isWritten(word)) return undefined;
  const lacks = (one: string): boolean => one.length > word.length && isOneEditAway(word, one);
  const meant = ofDriving().find(lacks);
  const others = meant ? everydayVocabulary.values().filter((one) => one !== meant) : [];
  return others.some(lacks) ? undefined : meant;
}

const ofDriving = lazy(() => {
  const words = [...drivingVocabulary, ...subjectWords(minShort + 1)];
  return [...new Set(words)].filter((one) => one.length > minShort);
});

/** Whether a topic file uses the word, which is then no slip: "wiring" is not "hiring". */
export function isWritten(word: string): boolean {
  return written().has(stem(word));
}

const spelled = lazy(() => new Set(texts()));
const written = lazy(() => new Set([...spelled()].map(stem)));

/** Every longer word of the topic files. */
function texts(): string[] {
  const told = library().files.flatMap(({ questions }) =>
    questions.flatMap(({ text, leads, answer }) => [
      text,
      ...leads,
      ...(answer ?? []).flatMap(({ wordings }) => wordings),
    ]),
  );
  return told.flatMap((text) => text.toLowerCase().match(/[a-z]{6,}/g) ?? []);
}

/** True for a word of any list: it needs no mending, and it shows that the text is no noise. */
export function isKnownWord(word: string, garage: Garage): boolean {
  const key = compact(word);
  // "Tellurides" are several, and no slip.
  const one = key.length > 4 ? key.replace(/s$/, '') : key;
  return (
    stopWords.has(word) ||
    everydayVocabulary.has(word) ||
    drivingVocabulary.has(word) ||
    isSubjectStem(stem(word)) ||
    makesByKey().has(key) ||
    modelsByKey().has(key) ||
    modelsByKey().has(one) ||
    garage.own.has(key) ||
    garage.own.has(one) ||
    garage.families.has(key) ||
    nameParts().has(word) ||
    everydayVocabulary.has(word.replace(/s$/, ''))
  );
}

function* candidates(garage: Garage): Generator<string> {
  // "milage" is no Mirage.
  yield* drivingVocabulary;
  yield* garage.own.keys();
  yield* garage.families.keys();
  yield* listed();
}

/** "series" of a 3 Series, "class" of a C-Class: whole by themselves, whatever is near them. */
const nameParts = lazy(() => {
  const names = [...modelsByKey().values()].flat().map(({ name }) => name.toLowerCase());
  return new Set(names.flatMap((name) => name.split(/[ -]/)).filter((word) => word.length > 3));
});

const listed = lazy(() => {
  const names = [...makesByKey().keys(), ...modelsByKey().keys(), ...subjectWords(minLength)];
  return names.filter((word) => {
    return word.length >= minLength - 1 && /^[a-z]+$/.test(word);
  });
});

/** Words that our texts use so often that a slip in one is known for what it is. */
const told = lazy(() => {
  const counts = new Map<string, number>();
  for (const word of texts()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const often = [...counts].flatMap(([word, count]) => (count >= minTold ? [word] : []));
  return Map.groupBy(often, ([first]) => first);
});

/** Nobody slips on the first letter. */
function toldLike([first]: string): readonly string[] {
  return told().get(first) ?? [];
}

/** A letter more, less or swapped; another letter makes another word, as "massage" of "message". */
function isSlipOf(word: string, meant: string): boolean {
  if (!isOneEditAway(word, meant)) return false;
  return word.length !== meant.length || sorted(word) === sorted(meant);
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/** One letter more, less, other, or two neighbours swapped (optimal string alignment of 1). */
export function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const restOne = one.slice(start);
  const restOther = other.slice(start);
  if (restOne.slice(1) === restOther || restOne === restOther.slice(1)) return true;
  if (restOne.slice(1) === restOther.slice(1)) return true;
  const isSwap = restOne[0] === restOther[1] && restOne[1] === restOther[0];
  return isSwap && restOne.length > 1 && restOne.slice(2) === restOther.slice(2);
}
