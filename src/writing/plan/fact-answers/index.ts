import { mainTopicOf } from '../asked.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { isServiceArticle, isServiceTopic } from '../service-topics.ts';
import type { Brief } from '../../brief.ts';
import type { Shelf } from '../shelf.ts';
import type { FactCall, Remainder } from '../../topics/fact-line.ts';
import type { FactName } from '../../topics/fact-names.ts';
import { aboutOf, type AskedOf } from './about.ts';
import { factFormOf, type FactQuestion } from './asked-form.ts';
import type { FactAnswer } from './fact-answer.ts';
import { namesIn } from './names-in.ts';
import { tellsOfState, tellsRateOfState } from './tells-of-state.ts';
import { isOfferTold } from './told-offers.ts';
import { modelAnswers } from './model-answers.ts';
import { stockAnswers } from './stock-answers.ts';
import { storeAnswers } from './store-answers.ts';

/** Every fact answer by the name that topic files use. */
export const factAnswers: Readonly<Record<FactName, FactAnswer>> = {
  ...stockAnswers,
  ...modelAnswers,
  ...storeAnswers,
};

export type { FactQuestion };

/** What facts say to a question, what they make needless, and what is still to be said. */
export type Answered = { ids: string[]; covers: string[]; remainder: Remainder };

/** The names that the topic file gives for a question, in order. */
export function factNamesFor(asked: FactQuestion, brief: Brief): FactName[] {
  const ways = factFormOf(asked, () => namesIn(brief))?.line.ways ?? [];
  return ways.flatMap((way) => way.map(({ name }) => name));
}

/** The first way of the topic file that can be said; null where no fact answers the question. */
export function answerFromFacts(shelf: Shelf, asked: FactQuestion): Answered | null {
  const found = factFormOf(asked, () => namesIn(shelf.sheet.brief));
  if (!found) return null;
  const { line, file } = found;
  const { brief } = shelf.sheet;
  const form = asked.form ?? '';
  // What a minivan costs is no answer to what the SUV that is not here does.
  if (standsForOther(shelf.sheet) && asked.topic === 'price') return null;
  const isService = isServiceTopic(asked.topic) || isServiceArticle(brief, mainTopicOf(brief));
  for (const way of line.ways) {
    const told = way.map((call) => sayable(shelf, call, { ...asked, form, file, isService }));
    // After the rule of the place, its rate is written and only the example is to be added.
    const isRateTold = line.remainder === 'after' && tellsRateOfState(form, shelf);
    const isNew = ({ answer }: { answer: FactAnswer }): boolean =>
      !isRateTold || answer !== factAnswers['vehicle-tax'];
    const said = told.filter((one) => one.ids.length > 0 && isNew(one));
    const [first] = said;
    if (!first || (first.answer.isAddition && told.every(isNew))) continue;
    // Cars that are named with their prices need no advice on how to find one.
    const isPicked = said.some(({ answer }) => answer === factAnswers.picks);
    const remainder = line.remainder ?? (isPicked ? 'nothing' : first.answer.remainder);
    return {
      ids: said.flatMap(({ ids }) => ids),
      covers: told.flatMap(({ ids, answer }) => (ids.length > 0 ? (answer.covers ?? []) : [])),
      remainder,
    };
  }
  return null;
}

function standsForOther({ filter, unmet }: FactSheet): boolean {
  return unmet !== null && unmet.wanted.bodies?.join() !== filter.bodies?.join();
}

/**
 * Whether a question after a price or a coupon of the store has nothing more to learn: what there
 * is has been told further up.
 */
export function isOfferToldFor(shelf: Shelf, asked: FactQuestion): boolean {
  const found = factFormOf(asked, () => namesIn(shelf.sheet.brief));
  if (!found || !asksSum.test(asked.question)) return false;
  const { file } = found;
  const calls = found.line.ways.flat();
  const ids = calls.flatMap((call) => {
    const answer: FactAnswer = factAnswers[call.name];
    const of = { ...asked, file, isService: true };
    const told = answer.about ? aboutOf(answer.about, call, of, shelf.sheet) : '';
    return answer.ids.map((id) => (told ? `${id}~${told}` : id)).filter(shelf.isSayable);
  });
  const offers = ids.filter((id) => /^(?:service\.price|coupon\.on)~/.test(id));
  return offers.length > 0 && offers.every((id) => isOfferTold(shelf, id));
}

const asksSum = /\b(costs?|price[ds]?|coupons?|deals?|specials?|discounts?|for less)\b/i;

/** Picks, and what the list of the stock says of the same car. */
const twins: Readonly<Record<string, string>> = {
  'pick.lowest': 'price.lowest',
  'pick.miles': 'used.low-mileage',
  'pick.newest-miles': 'used.low-mileage',
};

function isTold(shelf: Shelf, id: string): boolean {
  return shelf.isSayable(id) && !shelf.isFree(id);
}

function sayable(
  shelf: Shelf,
  call: FactCall,
  asked: AskedOf & { form: string },
): { ids: string[]; answer: FactAnswer } {
  const answer = factAnswers[call.name];
  if (call.name === 'agency' && tellsOfState(asked.form, shelf)) return { ids: [], answer };
  const told = answer.about ? aboutOf(answer.about, call, asked, shelf.sheet) : '';
  if (told === null) return { ids: [], answer };
  const ids = answer.ids
    .filter((id) => !twins[id] || !isTold(shelf, twins[id]))
    .map((id) => (told === '' ? id : `${id}~${told}`))
    .filter((id) => shelf.isFree(id) && !isOfferTold(shelf, id))
    .filter((id) => !recounted.test(id) || !isCounted(shelf));
  return { ids: answer.isSeries ? ids : ids.slice(0, 1), answer };
}

/** All electric or hybrid cars of the lot, where the page is a list of them. */
const recounted = /^lot\.(?:electric|hybrids?)$/;

function isCounted(shelf: Shelf): boolean {
  const isMatch = shelf.sheet.focus.id === 'match' && shelf.sheet.filter.fuels !== null;
  return isMatch && ['stock.count-price', 'stock.count-from'].some((id) => isTold(shelf, id));
}
