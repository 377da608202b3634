import { seededRandom } from '../../../lib/random.ts';
import type { Outline } from '../../draft.ts';
import type { Brief } from '../../brief.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { KnowledgePoint } from '../../knowledge/module.ts';
import { withoutStock } from '../answer-question.ts';
import { namesCarAlone, withFacts } from '../car-alone.ts';
import { asksCountOfVan } from '../seats-of-van.ts';
import { type Assignment, assignPoints } from '../assign-points.ts';
import { type AskedQuestion, askedQuestionsOf, mainTopicOf, withoutHead } from '../asked.ts';
import { deciderSection } from '../comparison/decider-section.ts';
import { besideTable, setsSideBySide } from '../comparison/side-by-side.ts';
import { doesWithout, followingQuestions } from '../following-questions.ts';
import { headedBySubject } from '../headed-by-subject.ts';
import { chooseTitle } from '../headings.ts';
import { keySection } from '../key-section.ts';
import { modelsSection } from '../models-section.ts';
import { onPart } from '../nearest-first.ts';
import { isKnownOf, isOnProperty } from '../known-of-model.ts';
import { onQuestion } from '../on-question.ts';
import { questionsOnKeyword } from '../questions-on-keyword.ts';
import type { OutlineRules } from '../outline-rules.ts';
import { leadsWithStock, planOpening } from '../plan-opening.ts';
import { kindOfKeyword } from '../../research/keyword-kind.ts';
import { pointRelevance } from '../relevance.ts';
import { ruleSections, tellsYears } from '../plan-sections.ts';
import { plannedLength } from '../planned-length.ts';
import { pruned } from '../pruned.ts';
import { blankSection, flatten, type PlannedSection } from '../planned-section.ts';
import { shelfOf, type Shelf } from '../shelf.ts';
import { usualQuestionsOf } from '../usual-questions.ts';
import { welcomesReference, welcomesStock } from '../welcomes-stock.ts';
import { answerSections } from './answer-sections.ts';
import { besideStock, isListed, isPricedAgain, toldOfStock } from './beside-stock.ts';
import { checklist } from './checklist.ts';
import { faq, nearestFaq } from './faq.ts';
import { onIntent } from './on-intent.ts';
import { type Group, groupsOf, nearestLead, shareOut } from './share-questions.ts';

/**
 * An article: the answer, what else there is to say on the subject, the questions that belong to it
 * under headings of their own, a checklist where there are things to do, and at most a few further
 * questions. It stops when that is said: the length asked for is a ceiling.
 */
export function planBasic(sheet: FactSheet, rules: OutlineRules): Outline {
  const { brief } = sheet;
  const shelf = shelfOf(sheet, seededRandom(`plan ${brief.articleId}`));
  const topic = mainTopicOf(brief);
  const opening = planOpening(shelf, rules, topic);
  const ranked = questionsOnKeyword(shelf, topic);
  const isEdited = followingQuestions(brief) !== null;
  const { groups, ofHead } = groupsOf(brief, besideTable(shelf, chosenOf(shelf, rules, ranked)));
  const { lead, last } = ranked
    ? nearestLead(groups, isEdited ? null : shelf.place, topic)
    : shareOut(brief, topic, groups);
  const asked = groups.map(({ question }) => question);
  const isStockFirst = leadsWithStock(shelf, rules, topic);
  const isShown = isStockFirst || welcomesStock(sheet, topic);
  // A section that is left out must not take what another one would say.
  const shown = rules.sections.filter(({ id }) =>
    ['reference', 'years', 'about'].includes(id)
      ? welcomesReference(topic) && (id !== 'about' || tellsYears(topic))
      : isShown || !['stock', 'absent'].includes(id),
  );
  const fixed = ruleSections(shelf, { ...rules, sections: shown }, asked);
  const assigned = assignPoints(shelf, asked, topic);
  const [isAsked, isPart] = [onQuestion(brief, topic), onPart(brief, topic)];
  const belongs = (point: KnowledgePoint): boolean => isAsked(point) && isPart(point);
  // The table of cars side by side is no passage.
  const ofVan = asksCountOfVan(shelf);
  const isPassage = setsSideBySide(sheet) || (!doesWithout(brief, 'passage') && !ofVan);
  const hasKey = isPassage && !isStockFirst && !isOnProperty(brief, topic);
  const relevance = pointRelevance(brief, topic);
  const isOnCost = onCost(brief);
  const isRelevant = (point: KnowledgePoint): boolean =>
    (relevance?.(point) ?? 0) >= enoughOfPoint && isOnCost(point);
  const key = hasKey
    ? keySection(shelf, topic, 0, relevance ? isRelevant : belongs, relevance)
    : null;
  const body = answerSections(shelf, lead, assigned);
  const ofTopic = ofVan ? blankSection('checklist') : checklist(shelf, topic);
  const list = setsSideBySide(sheet) ? deciderSection(shelf) : ofTopic;
  const answered = { ...opening, answers: [...(opening.answers ?? []), ...ofHead] };
  const models = modelsSection(shelf, topic);
  const told = [answered, models, ...fixed, ...(key ? [key] : []), ...body.sections, list];
  const rest = [...body.unanswered, ...last];
  const closing = ranked
    ? nearestFaq(shelf, rest, assigned)
    : closingOf(shelf, rest, assigned, told);
  const isOnModel = tellsYears(topic);
  const ordered = order(told, closing, isStockFirst, isOnModel);
  const sections = headedBySubject(pruned(shelf, topic, ordered), shelf);
  return { title: chooseTitle(shelf, rules.titles), sections: sections.flatMap(flatten) };
}

/** A passage on the topic at large says so little of what the keyword asks that it is left out. */
const enoughOfPoint = 0.1;

const tellsCost = /\b(?:costs?|prices?|priced|pay|paid|estimate|quotes?|bill|money|total|fees?)\b/i;

/** Under "What moves the cost up or down" every version of a passage has to speak of it. */
function onCost(brief: Brief): (point: KnowledgePoint) => boolean {
  const subject = askedSubjectOf(brief);
  const { words = '', reading, head } = subject ?? {};
  const isOfCost = reading && kindOfKeyword(words, reading, head?.topic ?? null) === 'cost';
  if (!isOfCost) return () => true;
  return ({ sentences }) =>
    sentences.every(({ wordings }) => wordings.every((text) => tellsCost.test(text)));
}

/** The chosen questions that are asked with the keyword; the usual ones where none was chosen. */
function chosenOf(
  shelf: Shelf,
  rules: OutlineRules,
  ranked: readonly AskedQuestion[] | null,
): AskedQuestion[] {
  const { brief } = shelf.sheet;
  // What an editor has chosen is told as it stands.
  if (ranked && followingQuestions(brief)) {
    const told = withoutStock(shelf, ranked);
    return isListed(shelf) ? told.slice(0, maxBesideModels) : told;
  }
  const all = withoutHead(askedQuestionsOf(brief), brief);
  const asked = withoutStock(shelf, ranked ? withTold(shelf, ranked, all) : onIntent(all, brief));
  const isToldOfIt = !brief.isChoiceGiven && isOnProperty(brief, mainTopicOf(brief));
  const known = isToldOfIt ? asked.filter((one) => isKnownOf(shelf, one)) : asked;
  const chosen = besideStock(shelf, known);
  if (all.length === 0) return usualQuestionsOf(shelf, rules);
  const told = namesCarAlone(brief) ? withFacts(shelf, chosen) : chosen;
  return told.filter((one) => !isPricedAgain(shelf, one));
}

/** Where the cars stand there model by model, a few questions of any buyer are enough. */
const maxBesideModels = 4;

/** Who looks for cars is also told what the lot itself answers. */
function withTold(
  shelf: Shelf,
  ranked: readonly AskedQuestion[],
  all: readonly AskedQuestion[],
): AskedQuestion[] {
  const told = toldOfStock(shelf, onIntent(all, shelf.sheet.brief));
  return [...ranked, ...told.filter((one) => !ranked.includes(one))];
}

function closingOf(
  shelf: Shelf,
  groups: readonly Group[],
  assigned: Assignment,
  told: readonly PlannedSection[],
): PlannedSection {
  const room = shelf.sheet.brief.contentLength - plannedLength(shelf, told);
  return faq(shelf, groups, assigned, room);
}

/** Stock stands right after the opening where it is the answer; the visit stands last. */
function order(
  told: readonly PlannedSection[],
  closing: PlannedSection,
  isStockFirst: boolean,
  isOnModel: boolean,
): PlannedSection[] {
  const isVisit = ({ id }: PlannedSection): boolean => id === 'visit';
  const isStock = ({ id }: PlannedSection): boolean => id === 'stock';
  const [opening, ...rest] = told;
  const first = isStockFirst ? rest.filter(isStock) : [];
  const body = rest.filter((one) => !isVisit(one) && !first.includes(one));
  // Who asks for one property of a model is answered before all that was filed of it.
  const about = isStockFirst ? [] : ['about'];
  const after = [...about, 'stock', 'years', 'absent', ...(isOnModel ? [] : ['reference'])];
  const late = body.filter(({ id }) => after.includes(id));
  const early = body.filter((one) => !late.includes(one));
  const head = opening ? [opening] : [];
  return [...head, ...first, ...early, ...late, closing, ...rest.filter(isVisit)];
}
