import { isToldBy, saidWith } from './recounted.ts';
import type { Topic } from '../topic.ts';
import { type AskedSubject, askedSubjectOf } from '../facts/asked-subject.ts';
import { isMissing } from '../facts/fact-sheet.ts';
import { besideOpening } from './comparison/beside-opening.ts';
import { setsSideBySide } from './comparison/side-by-side.ts';
import { headAnswer } from './head-answer.ts';
import { headQuestionIds } from './asked.ts';
import { enteredAnswer, storeText } from './store-text.ts';
import { directAnswerId, paragraphBreak } from './message-ids.ts';
import { isOfBuild } from '../facts/traits.ts';
import { modelPairIn } from './model-pair.ts';
import { withBestHere } from './models-section.ts';
import type { OutlineRules } from './outline-rules.ts';
import { isBesideStock } from './beside-stock.ts';
import { blankSection, type PlannedSection } from './planned-section.ts';
import { askedBeyond } from './on-question.ts';
import { isServiceArticle } from './service-topics.ts';
import { topicalId } from './topical.ts';
import { asksForCars, comesFirst, isOffered, isPriced, welcomesStock } from './welcomes-stock.ts';
import type { Shelf } from './shelf.ts';

/** Topics of a reader who asks for the store, or for nothing in particular. */
const wholeLotTopics: readonly Topic[] = ['local-store', 'overview', 'availability'];

/**
 * The answer to the head question, before anything else: facts of the store first where the
 * question is about stock, price or place, then the topic's own answer; then what the store has.
 */
export function planOpening(shelf: Shelf, rules: OutlineRules, topic: Topic): PlannedSection {
  const { brief } = shelf.sheet;
  if (setsSideBySide(shelf.sheet)) return besideOpening(shelf, topic);
  const stock = rules.opening.filter(shelf.isFree).slice(0, 1);
  const more = stock.length > 0 ? rules.openingMore.filter(shelf.isFree) : [];
  const isStockFirst = leadsWithStock(shelf, rules, topic);
  // What is asked for and not here comes before what is.
  const missed = stock.length > 0 ? missedOf(shelf) : [];
  const least = leastOf(shelf);
  const onLot = [...missed, ...stock, ...least, ...more];
  // A reader with a question gets the lot in its own section, if at all.
  const isOpen = askedBeyond(brief, topic).size === 0;
  const ofLot = onLot.length > 0 ? onLot : isOpen ? [topicalId(topic)] : [];
  const isWelcome = welcomesStock(shelf.sheet, topic);
  // Beside an answer that is not stock, one sentence says that there is some.
  const isLed = isStockFirst && onLot.length > 0;
  const lot = isLed ? onLot : isWelcome ? ofLot.slice(0, 1 + missed.length) : [];
  const isService = isServiceArticle(brief, topic);
  const local = (isService ? ['local.service'] : lot).filter(shelf.isFree);
  const versus = topic === 'comparison' ? versusOf(shelf) : [];
  const own = storeText(shelf);
  const ofHead = own ? [] : headAnswer(shelf, topic);
  const whole = own ?? withEntered(shelf, ofHead);
  const said = isStockFirst ? whole.filter((id) => !isToldBy(id, onLot)) : whole;
  // Beside cars of the model, or that there are none, what goes for any car says nothing.
  const isOfModel = topic === 'availability' && brief.subject !== null;
  // Which kinds have four driven wheels, or a V8, says nothing beside those that are here.
  const wanted = shelf.sheet.unmet?.wanted ?? shelf.sheet.filter;
  const isOfDrive =
    (topic === 'drivetrain' && wanted.drivetrains !== null) ||
    (wanted.traits ?? []).some(isOfBuild);
  const isBroad = topic === 'overview' || isOfModel || isOfDrive || least.length > 0;
  const subject = askedSubjectOf(brief);
  const isOpenEnded = isBroad && isLed && !comesFirst(said, topic, subject);
  // Who asks how or whether has not asked which car to take.
  const isHow = !isStockFirst && notWhich.test(askedSubjectOf(brief)?.question ?? '');
  const isPicked = isHow || least.includes('pick.cheapest');
  // That the model can have four driven wheels is shown by those that stand here with them.
  const isShown = isLed && wanted.drivetrains !== null;
  const told = said.filter((id) => !(isShown ? ofDrive : isPicked ? ofPick : /^$/).test(id));
  const kept = isOpenEnded ? told.filter((id) => !id.startsWith(directAnswerId(''))) : told;
  const answer = own ? kept : withBestHere(shelf, topic, kept);
  // Who asks when the store is open is not answered by what stands on its lot.
  const isOfStore = /^(store|service|coupon)\./.test(answer[0] ?? '');
  const asksWhole = wholeLotTopics.includes(topic) && !isService && !isOfStore && isWelcome;
  const wholeLot = (asksWhole ? ['lot.opening', 'lot.makes'] : []).filter(shelf.isFree);
  const facts = versus.length > 0 ? versus : local.length > 0 ? local : wholeLot;
  const isTold = answersFromReference(shelf, answer, topic);
  const isOfStock = isStockFirst && isAskedFor(subject);
  const isFactFirst =
    !comesFirst(answer, topic, subject) &&
    !answersBesideStock(shelf, subject, answer) &&
    (isOfStock || (!isTold && (isStockFirst || wholeLot.length > 0)));
  const [first, second] = isFactFirst && !own ? [facts, picksFirst(answer)] : [answer, facts];
  const messages = [...first, paragraphBreak, ...second].filter(unique);
  for (const id of messages) if (id !== paragraphBreak) shelf.take(id);
  for (const id of messages.flatMap(saidWith)) shelf.take(id);
  const answers = headQuestionIds(brief);
  return { ...blankSection('opening'), messages, answers, topics: [topic] };
}

/** That none stands here is no answer to what is asked of a car. */
function answersBesideStock(
  { sheet }: Shelf,
  subject: AskedSubject | null,
  answer: readonly string[],
): boolean {
  // What a model is like is none either: who types "used Honda Civic" looks for one.
  const isLike = answer[0] === 'car:known' && subject?.question === null;
  const isAnswered = subject?.head?.covers === true && answer.length > 0 && !isLike;
  return isAnswered && isBesideStock(sheet, subject);
}

/** Cars that have something, that are for sale, or for a price. */
function isAskedFor(subject: AskedSubject | null): boolean {
  return subject?.reading.isListing === true || isOffered(subject) || isPriced(subject);
}

/** What is asked for and not here. */
function missedOf(shelf: Shelf): string[] {
  const ids = ['store.not-dealer', 'need.unmet', 'wish.unmet', 'wish.traits-each', 'wish.payment'];
  return ids.filter(shelf.isFree);
}

/** Who asks for the ones with the fewest miles, or the lowest-priced, is told of those. */
function leastOf({ sheet, isFree }: Shelf): string[] {
  const { order } = sheet.filter;
  const ofMiles = ['pick.miles', 'pick.least-driven'];
  const ids = order === 'miles' ? ofMiles : order === 'price' ? ['pick.cheapest'] : [];
  return ids.filter(isFree).slice(0, 1);
}

/** After how many there are it is told which of them to take, and then what goes for any. */
function picksFirst(answer: readonly string[]): readonly string[] {
  const picks = answer.filter((id) => ofChoice.test(id));
  const rest = answer.filter((id) => !ofChoice.test(id) && id !== paragraphBreak);
  const isMixed = picks.length > 0 && answer[0] === rest[0];
  return isMixed ? [...picks, paragraphBreak, ...rest] : answer;
}

const ofChoice = /^(?:choice|pick|lot-cars)\./;
const [ofDrive, ofPick] = [/^car\.\w+-[a-z4]wd$/, /^pick\./];
const notWhich = /^(?:how|is|are|do|does|can|should|will|why|when)\b/i;

/**
 * What a service costs here comes after how often it is due, and that it is done here, without a
 * price, after what it costs.
 */
function withEntered(shelf: Shelf, ofHead: readonly string[]): string[] {
  const entered = enteredAnswer(shelf, ofHead);
  const { words = '' } = askedSubjectOf(shelf.sheet.brief) ?? {};
  const isPriced = entered.some((id) => shelf.sheet.facts.has(`${id.split('~')[1]}.price`));
  const isBeside = asksWhen.test(words) || (!isPriced && asksCost.test(words));
  return isBeside ? [...ofHead, ...entered] : [...entered, ...ofHead];
}

const asksCost = /\b(?:costs?|prices?|how much)\b/i;
const asksWhen = /\b(?:interval|schedule|often|when|long|why|what|how (?!much))\b/i;

/** Who asks for a lineup is told that before what is here of it. */
function answersFromReference({ sheet }: Shelf, answer: readonly string[], topic: Topic): boolean {
  const told = answer.filter((id) => /^(?:reference\.|car[.:])/.test(id));
  // What a model is like is asked by a question, and by its name alone after what is here of it.
  const isNamed = askedSubjectOf(sheet.brief)?.question === null && told[0] === 'car:known';
  const isOfModel = topic !== 'overview' || isMissing(sheet) || told[0] !== 'reference.what';
  const isAsked = isOfModel && !isNamed;
  return isAsked && told.length > 0;
}

/** Both models of a comparison by what the lot has of them; nothing where it lacks one. */
function versusOf(shelf: Shelf): string[] {
  const { title, keyword } = shelf.sheet.brief;
  const pair = modelPairIn(`${keyword ?? ''} ${title ?? ''}`, shelf.sheet);
  if (pair === null) return [];
  const ids = ['versus.price', 'versus.stock', 'versus.same-drive'];
  return ids.map((id) => `${id}~${pair}`).filter(shelf.isFree);
}

/** Whether what stands on the lot is itself the answer. */
export function leadsWithStock(shelf: Shelf, rules: OutlineRules, topic: Topic): boolean {
  const canSay = rules.opening.some((id) => shelf.isSayable(id));
  if (!rules.questionsLead) return canSay;
  const isAnswer = !setsSideBySide(shelf.sheet) && asksForCars(shelf.sheet, topic);
  return canSay && isAnswer;
}

function unique(id: string, at: number, all: readonly string[]): boolean {
  return id === paragraphBreak || all.indexOf(id) === at;
}
