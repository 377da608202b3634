import { asActing } from '../english/acting.ts';
import type { Brief } from '../brief.ts';
import { questionContext } from '../research/questions/context.ts';
import { headQuestion, type HeadQuestion } from '../research/questions/head-question.ts';
import { unansweredOf } from '../research/questions/unanswered.ts';
import { asQuestion } from '../research/questions/spoken.ts';
import { garageOf } from '../research/reading/models.ts';
import { putName } from '../research/reading/put-name.ts';
import { questionAtEnd } from '../research/reading/question-at-end.ts';
import { type Reading, readKeyword } from '../research/reading/read-keyword.ts';
import { asLabel, searchersWords } from '../research/reading/searchers-words.ts';
import { askedSides, type Side } from './asked-sides.ts';
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
  /** The cars that it sets against each other; empty where it compares none. */
  sides: Side[];
  /** Words of the keyword that no question here answers; empty where one does. */
  unknown: string[];
};

/** The subject of an article on a keyword; null for one that was asked for in another way. */
export function askedSubjectOf(brief: Brief): AskedSubject | null {
  if (brief.keyword === null || brief.comparison || brief.event) return null;
  const subject = known.get(brief) ?? readSubject(brief, brief.keyword);
  known.set(brief, subject);
  return subject;
}

/** Plan, realise and check ask for it, of one brief. */
const known = new WeakMap<Brief, AskedSubject>();

/** The cars that a keyword sets against each other, given what the store has. */
export function sidesOfKeyword(keyword: string, store: StoreStock): Side[] {
  const { read } = readerOf(store);
  return askedSides(keyword, read(keyword), read);
}

type StoreStock = Pick<Brief, 'store' | 'stock'>;

/** Reads keywords as people at this store would. */
function readerOf({ store, stock }: StoreStock) {
  const cars = lotOf(stock);
  const garage = garageOf(cars.map(({ named }) => named));
  const trims = trimsByModel(cars);
  return { cars, read: (text: string): Reading => readKeyword(text, store, garage, trims) };
}

function readSubject({ store, stock, now }: Brief, keyword: string): AskedSubject {
  const { cars, read } = readerOf({ store, stock });
  const lot = cars.filter(({ vehicle }) => isHere(vehicle));
  const reading = read(keyword);
  const year = new Date(now).getUTCFullYear();
  const context = questionContext(reading, stockSignals(reading, lot), store, year);
  const head = headQuestion(reading, context);
  const sides = askedSides(keyword, reading, read);
  // Each side has a trim of its own, and the whole keyword is read with one.
  const trims = sides.flatMap(({ trim }) => trim ?? []);
  const typed = trims.flatMap(withTail).reduce(putName, searchersWords(keyword, reading));
  // The title has what is asked of it too.
  const words = questionAtEnd(typed)?.matter ?? typed;
  const question = asQuestion(reading.words.join(' '), reading);
  return {
    words,
    label: asLabel(asActing(words)),
    question: question?.replace(/ near me\?$/i, '?') ?? null,
    reading,
    head,
    sides,
    // Cars side by side are answered by what is known of each.
    unknown: sides.length > 1 ? [] : unansweredOf(reading, head),
  };
}

/** "TRD Off-Road", and what is typed of it beside another: "Off-Road". */
function withTail(trim: string): string[] {
  const [, ...rest] = trim.split(' ');
  return /[- ]/.test(rest.join(' ')) ? [rest.join(' '), trim] : [trim];
}

/** Whether the hybrid of a model is asked for, under whatever name the model has. */
export function asksHybrid(brief: Brief): boolean {
  return askedSubjectOf(brief)?.reading.fuel === 'hybrid';
}
