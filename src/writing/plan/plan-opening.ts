import { isToldBy } from './recounted.ts';
import { withOwnMileage } from './own-mileage.ts';
import { areOneCar } from '../cars/told-apart.ts';
import type { Topic } from '../topic.ts';
import { type AskedSubject, askedSubjectOf } from '../facts/asked-subject.ts';
import { type FactSheet, isMissing } from '../facts/fact-sheet.ts';
import { verdictSection } from './comparison/comparison-sections.ts';
import { isAllUnknown, placesOf, setsSideBySide } from './comparison/side-by-side.ts';
import { headQuestionIds } from './asked.ts';
import { knownAnswer, referenceFor } from './answer-question.ts';
import { enteredAnswer, storeText } from './store-text.ts';
import { adviceOnSides, advisedBeside, ofModel } from './comparison/beside-figures.ts';
import { answerId, directAnswerId, paragraphBreak } from './message-ids.ts';
import { fromGuide, guideOrderOf } from './guide-answers.ts';
import { isOfBuild } from '../facts/traits.ts';
import { modelPairIn } from './model-pair.ts';
import { withBestHere } from './models-section.ts';
import type { OutlineRules } from './outline-rules.ts';
import { asksOfPair, comparesOneThing, isBesideStock } from './beside-stock.ts';
import { blankSection, type PlannedSection } from './planned-section.ts';
import { answerMatchOf } from './question-match.ts';
import { questionTermsOf } from './question-terms.ts';
import { askedBeyond } from './on-question.ts';
import { isServiceArticle } from './service-topics.ts';
import { topicalId } from './topical.ts';
import { asksForCars, isOffered, isPriced, welcomesStock } from './welcomes-stock.ts';
import { asksTheSame } from './reference-answers.ts';
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
  const lot =
    isStockFirst && onLot.length > 0 ? onLot : isWelcome ? ofLot.slice(0, 1 + missed.length) : [];
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
  const isOpenEnded = isBroad && isStockFirst && onLot.length > 0;
  // Who asks how or whether has not asked which car to take.
  const isHow = !isStockFirst && notWhich.test(askedSubjectOf(brief)?.question ?? '');
  const isPicked = isHow || least.includes('pick.cheapest');
  const told = isPicked ? said.filter((id) => !id.startsWith('pick.')) : said;
  const kept = isOpenEnded ? told.filter((id) => !id.startsWith(directAnswerId(''))) : told;
  const answer = own ? kept : withBestHere(shelf, topic, kept);
  // Who asks when the store is open is not answered by what stands on its lot.
  const isOfStore = /^(store|service|coupon)\./.test(answer[0] ?? '');
  const asksWhole = wholeLotTopics.includes(topic) && !isService && !isOfStore && isWelcome;
  const wholeLot = (asksWhole ? ['lot.opening', 'lot.makes'] : []).filter(shelf.isFree);
  const facts = versus.length > 0 ? versus : local.length > 0 ? local : wholeLot;
  const isTold = answersFromReference(shelf, answer, topic);
  // Who asks for cars that are in stock is told of them before what makers file.
  const subject = askedSubjectOf(brief);
  const isOfStock = isStockFirst && isAskedFor(subject);
  // Whether a sale is a good time to buy is answered before what stands here, or that none does.
  const isAsked = subject?.head?.covers === true && answer.length > 0;
  const isOfSale = isAsked && (topic === 'sales-event' || isBesideStock(shelf.sheet, subject));
  const isFactFirst =
    !isOfSale && (isOfStock || (!isTold && (isStockFirst || wholeLot.length > 0)));
  const [first, second] = isFactFirst && !own ? [facts, answer] : [answer, facts];
  const messages = [...first, paragraphBreak, ...second].filter(unique);
  for (const id of messages) if (id !== paragraphBreak) shelf.take(id);
  if (messages.includes('pick.cheapest')) shelf.take('price.lowest');
  const answers = headQuestionIds(brief);
  return { ...blankSection('opening'), messages, answers, topics: [topic] };
}

/** Cars that have something, that are for sale, or for a price. */
function isAskedFor(subject: AskedSubject | null): boolean {
  return subject?.reading.isListing === true || isOffered(subject) || isPriced(subject);
}

/** What is asked for and not here. */
function missedOf(shelf: Shelf): string[] {
  const ids = ['need.unmet', 'wish.unmet', 'wish.traits-each', 'wish.payment'];
  return ids.filter(shelf.isFree);
}

/** Who asks for the ones with the fewest miles, or the lowest-priced, is told of those. */
function leastOf({ sheet, isFree }: Shelf): string[] {
  const { order } = sheet.filter;
  const ofMiles = ['pick.miles', 'pick.least-driven'];
  const ids = order === 'miles' ? ofMiles : order === 'price' ? ['pick.cheapest'] : [];
  return ids.filter(isFree).slice(0, 1);
}

/**
 * Of cars side by side the verdict. Who compares them for towing has asked for a figure that we do
 * not have, and is told first where it is and what is on file that moves it.
 */
function besideOpening(shelf: Shelf, topic: Topic): PlannedSection {
  const { brief } = shelf.sheet;
  const verdict = verdictSection(shelf, placesOf(shelf.sheet));
  const { words = '', reading } = askedSubjectOf(brief) ?? {};
  const topics = reading?.topics ?? [];
  const isOneCar = areOneCar(shelf.sheet.compared);
  const ofSize = /\b(?:bigg|larg|small)er\b/.test(words) ? bySize : [];
  const ofTopics = topics.flatMap((one) => [
    [`compare.car-${one}`, ...advisedBeside(one)],
    // What no trim has of its own is told of the model.
    ...(isOneCar ? (ofModel[one] ?? []) : []),
    [`compare.where-${one}`],
  ]);
  const ways = [adviceOnSides(shelf.sheet.compared), ...ofSize, ...ofTopics];
  const told = ways.find(([first]) => first !== undefined && shelf.isFree(first)) ?? [];
  const [where] = told;
  const isOfOne = where === undefined && comparesOneThing(brief);
  const isUnknown = isAllUnknown(shelf.sheet);
  const own = told.filter(shelf.isFree);
  const isAbsent = isOneCar && isOfConditions(shelf.sheet);
  const isByHead = isUnknown || isOfOne || (isAbsent && own.length === 0);
  const answer = isByHead ? headAnswer(shelf, topic) : own;
  const moved =
    where?.startsWith('compare.where-') && movedByEngine.some((one) => topics.includes(one));
  const engines = moved ? [`compare.engines~${placesOf(shelf.sheet).join('|')}`] : [];
  answer.push(...engines.filter((id) => shelf.isFree(id) && !verdict.messages.includes(id)));
  for (const id of answer) shelf.take(id);
  const isFirst = (isOfOne || !isUnknown || asksOfPair(brief)) && answer.length > 0;
  // Who asks which is better in snow is not told which one holds more.
  const isOfQuality = isFirst && own.length > 0;
  const verdicts = verdict.messages.filter((id) => !(isOfQuality && id.startsWith('car-lead.')));
  const messages = isFirst ? [...answer, paragraphBreak, ...verdicts] : [...verdicts, ...answer];
  return { ...verdict, messages, answers: headQuestionIds(brief) };
}

/** "Tacoma new vs. used" where neither is here: that there is none does not answer it. */
function isOfConditions({ compared, brief }: FactSheet): boolean {
  const isNone = compared.every(({ summary }) => summary.count === 0);
  const conditions = new Set(compared.map(({ subject }) => subject.condition));
  return isNone && conditions.size > 1 && askedSubjectOf(brief)?.head?.covers === true;
}

const bySize = [['versus.length'], ['compare.car-body-style']];

const movedByEngine: readonly Topic[] = ['fuel-economy', 'towing'];

const notWhich = /^(?:how|is|are|do|does|can|should|will|why|when)\b/i;

/** What a service costs here comes after how often it is due. */
function withEntered(shelf: Shelf, ofHead: readonly string[]): string[] {
  const entered = enteredAnswer(shelf, ofHead);
  const { words = '' } = askedSubjectOf(shelf.sheet.brief) ?? {};
  return asksWhen.test(words) ? [...ofHead, ...entered] : [...entered, ...ofHead];
}

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

/**
 * From facts where there are any, then in the words of the topic; else the nearest module's. What
 * was typed is answered: the answer to the nearest question of a topic would turn from it.
 */
function headAnswer(shelf: Shelf, topic: Topic): string[] {
  const subject = askedSubjectOf(shelf.sheet.brief);
  const head = subject?.head ?? null;
  const isGuided =
    head !== null && guideOrderOf(head) !== 'after' && fromGuide(shelf, head).length > 0;
  if (isGuided) return withOwnMileage(shelf, knownAnswer(shelf, head));
  const isOfRecord = /\breliable\?$/.test(head?.form ?? '');
  const listed = subject && !isOfRecord ? referenceFor(shelf, subject.words) : [];
  const isNear = head !== null && asksTheSame(subject?.words ?? '', head.question, head.topic);
  if (listed.length > 0 && !isNear) return listed;
  const ofHead = head ? knownAnswer(shelf, head) : [];
  const known = [...listed, ...ofHead.filter((id) => !listed.includes(id))];
  if (known.length > 0) return known;
  const where = `spec.${topic}`;
  if (shelf.isFree(where)) return [where];
  return shelf.sheet.brief.keyword === null ? [] : moduleAnswer(shelf, topic);
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

function moduleAnswer(shelf: Shelf, topic: Topic): string[] {
  const { keyword, title } = shelf.sheet.brief;
  const terms = questionTermsOf(keyword ?? title ?? '', topic);
  const ranked = shelf.modules
    .filter((module) => module.topics.includes(topic))
    .map((module) => ({
      module,
      score: answerMatchOf(terms, module) + (module.topics[0] === topic ? 0.5 : 0),
    }))
    .sort((one, two) => two.score - one.score);
  return ranked[0] ? [answerId(ranked[0].module.id)] : [];
}

function unique(id: string, at: number, all: readonly string[]): boolean {
  return id === paragraphBreak || all.indexOf(id) === at;
}
