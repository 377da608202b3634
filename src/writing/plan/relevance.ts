import type { Brief } from '../brief.ts';
import { type AskedSubject, askedSubjectOf } from '../facts/asked-subject.ts';
import { bodyStems } from '../research/lexicon/body-words.ts';
import { kindOfKeyword } from '../research/keyword-kind.ts';
import type { KnowledgePoint } from '../knowledge/module.ts';
import type { Topic } from '../topic.ts';
import { cosine, type Vector, vectorOf, vectorOfWords } from './answer-vectors.ts';
import type { AskedQuestion } from './asked.ts';
import { openWords } from './nearest-first.ts';
import { stemsOf } from './stems.ts';

/** How much a question and its answer speak of what the keyword asks, and its head question. */
export type Relevance = (one: Pick<AskedQuestion, 'question' | 'form' | 'topic'>) => number;

/** Words of many keywords tell less of what is asked. */
const openWeight = 0.25;

/** The topic itself counts for something: its file was written for this reader. */
const ownBonus = 0.04;

/** A head question so like the keyword asks for what it tells, and not for any such car. */
const onWords = 0.15;

const open = stemsOf(openWords);

/**
 * The relevance of questions to a keyword; null for one that names a car and nothing else, of which
 * any question may be asked. Who asks for cars has no question whose answer could stand for it.
 */
export function relevanceIn(brief: Brief, main: Topic): Relevance | null {
  const subject = askedSubjectOf(brief);
  if (!subject || subject.sides.length > 1) return null;
  const isListing = asksForStock(subject);
  const words = wordsOf(subject, isListing);
  if (words === null) return null;
  const asked = vectorOf(subject.head?.form ?? '');
  const isOnWords = asked !== undefined && cosine(words, asked) >= onWords;
  const head = isListing && !isOnWords ? undefined : asked;
  if (words.size === 0 && !(head && subject.head?.covers)) return null;
  return ({ question, form, topic }) => {
    const own = vectorOf(form ?? '') ?? vectorOfWords(countsOf(question));
    const ofHead = head ? cosine(head, own) : 0;
    return cosine(words, own) + ofHead + (topic === main ? ownBonus : 0);
  };
}

/** The same of a passage: that of the version which has least to do with the keyword. */
export function pointRelevance(
  brief: Brief,
  main: Topic,
): ((point: KnowledgePoint) => number) | null {
  const relevance = relevanceIn(brief, main);
  if (relevance === null) return null;
  return ({ sentences }) => {
    const told = sentences.flatMap(({ wordings }) => wordings);
    const each = told.map((question) => relevance({ question, form: null, topic: main }));
    return Math.min(...each) - ownBonus;
  };
}

export function asksForStock({ words, reading, head }: AskedSubject): boolean {
  return kindOfKeyword(words, reading, head?.topic ?? null) === 'stock';
}

/** The keyword without the names in it; null where nothing else tells what is asked. */
function wordsOf({ words, reading }: AskedSubject, isListing: boolean): Vector | null {
  const { make, model, trim, place, rivals } = reading;
  const names = [make, model, trim, place?.city, place?.state].concat(
    rivals.flatMap((one) => [one.make, one.model]),
  );
  const own = stemsOf(words).difference(stemsOf(names.filter(Boolean).join(' ')));
  const isOpen = (stem: string): boolean => open.has(stem) || bodyStems.has(stem);
  const known = vectorOfWords(new Map([...own].map((stem) => [stem, 1])));
  const telling = [...known.keys()].filter((stem) => !isOpen(stem));
  // "Used" alone asks nothing of the cars that are named.
  if (telling.length === 0 && (model !== null || isListing)) return null;
  const said = isListing ? [...own].filter((stem) => !bodyStems.has(stem)) : [...own];
  const weightOf = (stem: string): number => (isOpen(stem) && !isListing ? openWeight : 1);
  return vectorOfWords(new Map(said.map((stem) => [stem, weightOf(stem)])));
}

function countsOf(text: string): Map<string, number> {
  return new Map([...stemsOf(text)].map((stem) => [stem, 1]));
}
