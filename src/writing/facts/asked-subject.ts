import type { Brief } from '../brief.ts';
import { questionContext } from '../research/questions/context.ts';
import {
  headQuestion,
  type HeadQuestion,
  unknownMatter,
} from '../research/questions/head-question.ts';
import { asQuestion } from '../research/questions/spoken.ts';
import { garageOf } from '../research/reading/models.ts';
import { type Reading, readKeyword } from '../research/reading/read-keyword.ts';
import { asLabel, searchersWords } from '../research/reading/searchers-words.ts';
import { isHere } from './stock-state.ts';
import { lotOf } from '../research/stock/lot.ts';
import { stockSignals, trimsByModel } from '../research/stock/signals.ts';

/** What the searcher typed, as it is understood. */
export type AskedSubject = {
  /** The searcher's words, printed: "Memorial Day truck sale". */
  words: string;
  /** The same with a capital at the front. */
  label: string;
  /** Set where the keyword is itself a question: "How long does a hybrid battery last?" */
  question: string | null;
  reading: Reading;
  head: HeadQuestion | null;
  /** Words of the keyword on which nothing is known; empty where it can be answered. */
  unknown: string[];
};

/** The subject of an article on a keyword; null for one that was asked for in another way. */
export function askedSubjectOf(brief: Brief): AskedSubject | null {
  if (brief.keyword === null || brief.comparison || brief.event) return null;
  const known = read.get(brief) ?? readSubject(brief, brief.keyword);
  read.set(brief, known);
  return known;
}

/** Plan, realise and check ask for it, of one brief. */
const read = new WeakMap<Brief, AskedSubject>();

function readSubject({ store, stock, now }: Brief, keyword: string): AskedSubject {
  const known = lotOf(stock);
  const lot = known.filter(({ vehicle }) => isHere(vehicle));
  const garage = garageOf(known.map(({ named }) => named));
  const reading = readKeyword(keyword, store, garage, trimsByModel(known));
  const year = new Date(now).getUTCFullYear();
  const context = questionContext(reading, stockSignals(reading, lot), store, year);
  const words = searchersWords(keyword, reading);
  const head = headQuestion(reading, context);
  const question = asQuestion(reading.words.join(' '), reading);
  return {
    words,
    label: asLabel(words),
    question: question?.replace(/ near me\?$/i, '?') ?? null,
    reading,
    head,
    unknown: unknownMatter(reading, head),
  };
}
