import { library } from '../../topics/library.ts';
import type { TopicFile } from '../../topics/topic-file.ts';
import type { Sentence } from '../../knowledge/module.ts';
import type { Topic } from '../../topic.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { drivingVocabulary, everydayVocabulary } from '../lexicon/everyday-words.ts';
import { stem } from '../reading/stem.ts';
import { isWeighty } from '../reading/weightless.ts';
import { normalise } from '../reading/normalise.ts';
import { ask } from './ask.ts';
import { type Askable, leadScore } from './lead-score.ts';
import { nearness, stemsOf } from './nearness.ts';
import type { QuestionContext } from './context.ts';

/** What the searcher wants to know first, with the form of its written answer. */
export type HeadQuestion = { question: string; form: string; topic: Topic };

/** A question that speaks of more than the topic's own name scores at least so much. */
const ownScore = 2;

/**
 * The question that a keyword comes down to: the one whose `leads:` phrases cover most of it; else
 * that of its first topic which speaks most of the keyword's own words, the topic's first among
 * equals. Null where the keyword names no topic.
 */
export function headQuestion(reading: Reading, context: QuestionContext): HeadQuestion | null {
  const named = filesOf(reading);
  const related = named[0]?.related ?? [];
  const files = [
    ...named,
    ...library().files.filter(({ id }) => related.some((one) => one === id)),
  ];
  const askable = [...new Set(files)].flatMap((file) =>
    file.questions.flatMap((own): Askable[] => {
      const isSayable = own.answer && isSaidIn(own.answer, context.country);
      const question = isSayable ? ask(own.form, context, 0) : null;
      return question === null ? [] : [{ own, question, file }];
    }),
  );
  const own = ownStems(reading);
  const [main] = files;
  const score = (one: Askable): number => nearness(one.own, own, main);
  const lead = leadScore(reading, main, named);
  const led = best(askable, (one) => {
    const covered = lead(one);
    return covered === 0 ? 0 : covered + score(one) / 100;
  });
  const ofMain = askable.filter(({ file }) => file === main);
  const ofRelated = askable.filter(({ file }) => !named.includes(file));
  const first = best(ofMain, score);
  const isOwn = first !== null && score(first) >= ownScore;
  const found = led ?? (isOwn ? first : (best(ofRelated, score, ownScore) ?? first ?? ofMain[0]));
  if (!found) return null;
  return { question: found.question, form: found.own.text, topic: found.own.topic };
}

/** Whether an answer can begin in a country: one wording of its first sentence holds there. */
function isSaidIn([first]: readonly Sentence[], country: string): boolean {
  const marks = first?.marks;
  return !marks || marks.some((one) => !one?.country || one.country.includes(country));
}

/**
 * What was asked and nothing here speaks of: the keyword's words that no list recognised and the
 * head question's answer does not hold. Empty where that is less than half of what was asked.
 */
export function unknownMatter(reading: Reading, head: HeadQuestion | null): string[] {
  const rest = reading.rest.filter(
    (word) => isWeighty(word) && (!namesCars(reading) || isWord(word)),
  );
  const answer = head ? answerStems(head) : new Set<string>();
  const unknown = rest.filter((word) => !answer.has(stem(word)));
  const asked = weightyTopicWords(reading) + rest.length;
  return unknown.length * 2 > asked ? unknown : [];
}

/** Beside a car, what is in no list of words is most likely the name of a place or an edition. */
function isWord(word: string): boolean {
  return everydayVocabulary.has(word) || drivingVocabulary.has(word);
}

function namesCars({ make, model, bodyStyles, condition, priceMaxCents }: Reading): boolean {
  return (
    make !== null ||
    model !== null ||
    bodyStyles.length > 0 ||
    condition !== null ||
    priceMaxCents !== null
  );
}

/** The files of the keyword's themes and topics, the main one first. */
function filesOf(reading: Reading): TopicFile[] {
  const { topics, themes, priceMaxCents } = reading;
  // Who names a price limit asks what it buys, whatever else is named.
  const limit: Topic[] = priceMaxCents === null || topics.includes('budget') ? [] : ['budget'];
  const named = [...themes.map(({ id }) => id), ...topics, ...(topics.length > 0 ? limit : [])];
  const implied = named.length === 0 ? impliedTopic(reading) : null;
  const ids = implied === null ? named : [implied];
  return ids.flatMap((id) => library().files.filter((file) => file.id === id));
}

/** What a keyword without a topic asks of its cars; null where it names none. */
export function impliedTopic(reading: Reading): Topic | null {
  const { priceMaxCents, model, bodyStyles, condition, make, fuel } = reading;
  if (priceMaxCents !== null) return 'budget';
  if (model !== null) return 'overview';
  if (fuel === 'hybrid') return 'hybrid';
  if (fuel === 'electric') return 'range-and-charging';
  if (bodyStyles.length > 0) return 'body-style';
  if (condition === 'certified') return 'certified';
  if (condition === 'used') return 'used-inspection';
  return make === null ? null : 'availability';
}

function best<Item>(items: readonly Item[], score: (item: Item) => number, least = 0): Item | null {
  let found: Item | null = null;
  let most = least;
  for (const item of items) {
    const own = score(item);
    if (own > most) [found, most] = [item, own];
  }
  return found;
}

function ownStems(reading: Reading): Set<string> {
  const names = [reading.make, reading.model, reading.trim, reading.place?.city]
    .concat(reading.rivals.flatMap(({ make, model }) => [make, model]))
    .flatMap((name) => normalise(name ?? ''));
  const words = reading.words.filter((word) => isWeighty(word) && !names.includes(word));
  return new Set(words.flatMap((word) => word.split('-')).map(stem));
}

function answerStems({ question, form }: HeadQuestion): Set<string> {
  const answer = library().answers.get(form) ?? [];
  return stemsOf(question, ...answer.flatMap(({ wordings }) => wordings));
}

function weightyTopicWords({ words, rest, topics, themes }: Reading): number {
  if (topics.length + themes.length === 0) return 0;
  return words.filter((word) => !rest.includes(word) && isWeighty(word)).length;
}
