import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { kindOfKeyword } from '../../research/keyword-kind.ts';
import type { AskedQuestion } from '../asked.ts';
import { answerFromFacts, factNamesFor } from '../fact-answers/index.ts';
import type { Shelf } from '../shelf.ts';
import { isOffered } from '../welcomes-stock.ts';

/** So many questions at most follow a list of cars. */
const maxBeside = 4;

/**
 * What follows a list of cars that was asked for: questions that the store's own facts answer, then
 * a few of those that a buyer has. How stores get their cars is no matter of who looks for one.
 */
export function besideStock(shelf: Shelf, asked: readonly AskedQuestion[]): AskedQuestion[] {
  if (!listsCars(shelf)) return [...asked];
  const open = asked.filter((one) => !isPricedAgain(shelf, one));
  const told = open.filter((one) => isTold(shelf, one));
  const others = open.filter((one) => !told.includes(one) && one.topic !== 'availability');
  return [...told, ...others].slice(0, maxBeside);
}

/** Questions that the lot answers, beside a list of its cars. */
export function toldOfStock(shelf: Shelf, asked: readonly AskedQuestion[]): AskedQuestion[] {
  return listsCars(shelf) ? asked.filter((one) => isTold(shelf, one)) : [];
}

/** Whether a question that nobody chose has a place beside a list of cars. */
export function isBesideStock(shelf: Shelf, one: AskedQuestion): boolean {
  return !listsCars(shelf) || one.topic !== 'availability' || isTold(shelf, one);
}

/** Whether cars are asked for, and stand here model by model. */
export function isListed(shelf: Shelf): boolean {
  return listsCars(shelf) && shelf.isSayable('table:lot-cars');
}

function listsCars({ sheet: { brief } }: Shelf): boolean {
  const subject = askedSubjectOf(brief);
  if (!subject || brief.isChoiceGiven) return false;
  const { words, reading, head } = subject;
  return kindOfKeyword(words, reading, head?.topic ?? null) === 'stock';
}

/** From where to where prices run has been said with how many there are. */
export function isPricedAgain(shelf: Shelf, one: AskedQuestion): boolean {
  const ids = listsCars(shelf) ? (answerFromFacts(shelf, one)?.ids ?? []) : [];
  return ids.length > 0 && ids.every((id) => id.startsWith('answer.price-mixed'));
}

/** Orders and waits concern who finds nothing here. */
const elsewhere = /\b(?:order|preorder|waitlist|reserve)\b/i;

/** What the opening has said, once the cars are listed. */
const counted: readonly string[] = ['in-stock', 'stock-list', 'used-here'];

/** Whether a question asks again for what the opening has counted. */
export function countsAgain({ sheet }: Shelf, one: AskedQuestion): boolean {
  const [first = ''] = factNamesFor(one, sheet.brief);
  return sheet.focus.id !== 'lot' && first === 'in-stock';
}

function isTold(shelf: Shelf, one: AskedQuestion): boolean {
  const subject = askedSubjectOf(shelf.sheet.brief);
  const isAsked = subject?.reading.isListing || isOffered(subject);
  const [first = ''] = factNamesFor(one, shelf.sheet.brief);
  if (isAsked && counted.includes(first)) return false;
  return !elsewhere.test(one.question) && answerFromFacts(shelf, one) !== null;
}
