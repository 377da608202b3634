import type { TopicFile, TopicQuestion } from '../../topics/topic-file.ts';
import { bodyStems } from '../lexicon/body-words.ts';
import { isLight } from '../lexicon/light-words.ts';
import { normalise } from '../reading/normalise.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { contentStems, stem } from '../reading/stem.ts';
import { isCommonplace, isWeighty } from '../reading/weightless.ts';

/** What tells the keyword from others on its topic counts most; the topic's own name little. */
export function nearness(
  question: TopicQuestion,
  own: ReadonlySet<string>,
  main: TopicFile | undefined,
): number {
  const { asked, told } = termsOf(question);
  const names = commonStems(main);
  let score = 0;
  for (const one of own) {
    const weight = names.has(one) ? 0.5 : 2;
    score += weight * (asked.has(one) ? 2 : told.has(one) ? 1 : 0);
  }
  return score;
}

/** The stems of a topic's own name: they tell none of its questions from another. */
export function commonStems(file: TopicFile | undefined): ReadonlySet<string> {
  const known = file && common.get(file);
  if (!file || known) return known ?? new Set();
  const single = file.words.filter((phrase) => !phrase.includes(' '));
  const stems = stemsOf(`${file.noun} ${file.label} ${file.headline}`, ...single);
  common.set(file, stems);
  return stems;
}

const common = new WeakMap<TopicFile, ReadonlySet<string>>();

type Terms = { asked: ReadonlySet<string>; told: ReadonlySet<string> };

function termsOf(question: TopicQuestion): Terms {
  const known = terms.get(question) ?? {
    asked: stemsOf(question.text),
    told: stemsOf(...(question.answer ?? []).flatMap(({ wordings }) => wordings)),
  };
  terms.set(question, known);
  return known;
}

/** The stems of a question and its answer are the same for every keyword. */
const terms = new WeakMap<TopicQuestion, Terms>();

/** The stems of what texts say, without their slots. */
export function stemsOf(...texts: readonly string[]): Set<string> {
  const words = texts
    .flatMap((text) => normalise(text.replace(/\{[^}]*\}/g, ' ')))
    .flatMap((word) => word.split('-'));
  return new Set(contentStems(words));
}

/** The stems of a keyword that say what is asked, names excepted. */
export function ownStems(reading: Reading): Set<string> {
  const names = [reading.make, reading.model, reading.trim, reading.place?.city]
    .concat(reading.rivals.flatMap(({ make, model }) => [make, model]))
    .flatMap((name) => normalise(name ?? ''));
  // In "F-150 hybrid" it is a part of the name.
  const isPower = (word: string): boolean =>
    reading.model !== null && powers.test(word) && !reading.asked.includes(word);
  const words = reading.words.filter(
    (word) => isWeighty(word) && !names.includes(word) && !isPower(word),
  );
  return new Set(words.flatMap((word) => word.split('-')).map(stem));
}

const powers = /^(?:hybrid|plug-in|phev)$/;

/**
 * How many words that tell the keyword from others on a topic a question or its leads speak of:
 * "flat" of tires.
 */
export function partNearness(reading: Reading, file: TopicFile): (form: string) => number {
  const common = commonStems(file);
  const words = reading.words.filter((word) => !isCommonplace(word) && !isLight(word));
  const telling = new Set(words.map(stem));
  const part = [...ownStems(reading)].filter(
    (one) => telling.has(one) && !common.has(one) && !bodyStems.has(one),
  );
  if (part.length === 0) return () => 0;
  const told = ledStems.getOrInsertComputed(file, ({ questions }) => {
    return new Map(questions.map(({ text, leads }) => [text, stemsOf(text, ...leads)]));
  });
  return (form) => part.filter((one) => told.get(form)?.has(one)).length;
}

/** The stems of a question and its leads are the same for every keyword. */
const ledStems = new WeakMap<TopicFile, ReadonlyMap<string, ReadonlySet<string>>>();

/** "Which cars have a sunroof?" is for those who ask for that. */
export const ofFeature = /^Which \{plural\} have (?!third)/;
