import { isMissing, isUsedAndMissing } from '../facts/fact-sheet.ts';
import { setsSideBySide } from './comparison/side-by-side.ts';
import type { Topic } from '../topic.ts';
import { mainTopicOf, type AskedQuestion } from './asked.ts';
import { closingIds } from './closing.ts';
import { chooseHeading } from './headings.ts';
import { paragraphBreak } from './message-ids.ts';
import type { OutlineRules, SectionRule } from './outline-rules.ts';
import type { PlannedSection } from './planned-section.ts';
import { holdsForTopic } from './subject-profile.ts';
import type { Shelf } from './shelf.ts';
import { topicalId } from './topical.ts';
import { questionTermsOf } from './question-terms.ts';

/** A shorter article keeps its words for the questions. */
const topicalFrom = 600;

/** The sections that the type itself asks for, with the facts that can be said. */
export function ruleSections(
  shelf: Shelf,
  rules: OutlineRules,
  asked: readonly AskedQuestion[],
): PlannedSection[] {
  const { contentLength } = shelf.sheet.brief;
  return rules.sections
    .filter((rule) => contentLength >= rule.minLength)
    .filter((rule) => isOfItsKind(rule, shelf))
    .filter(({ id }) => id !== (isUsedAndMissing(shelf.sheet) ? 'reference' : 'years'))
    .filter(({ id }) => id === 'visit' || !setsSideBySide(shelf.sheet))
    .filter(({ only }) => only === undefined || (only === 'used') === shelf.profile.isUsed)
    .filter(({ needs }) => !needs || needs.some((id) => isLeft(shelf, id)))
    .map((rule) => fromRule(shelf, rule, asked));
}

/** A single car that the opening has told whole needs no section. */
function isLeft(shelf: Shelf, id: string): boolean {
  return id === 'stock.the-one' ? shelf.isFree(id) : shelf.isSayable(id);
}

function fromRule(
  shelf: Shelf,
  rule: SectionRule,
  asked: readonly AskedQuestion[],
): PlannedSection {
  const questions = asked.filter((question) => rule.topics.includes(question.topic));
  const messages = factsOf(shelf, rule);
  const core = rule.promises ?? (messages.length > 0 ? rule.topics.slice(0, 2) : []);
  const headings = headingsOf(shelf, rule);
  const [first] = rule.topics;
  const own = rule.topics.filter((topic) => holdsForTopic(topic, shelf.profile));
  const asking = questions.map((question) => question.topic);
  const wanted = [...(first ? [first] : []), ...core, ...asking, ...own];
  return {
    id: rule.id,
    heading: chooseHeading(shelf, headings),
    headings,
    messages,
    parts: [],
    topics: [...new Set(wanted)],
    core,
    terms: questionTermsOf(questions.map((question) => question.question).join(' ')),
    weight: rule.weight === 0 ? 0 : rule.weight * (questions.length > 0 ? 1.4 : 1),
  };
}

function headingsOf(shelf: Shelf, { headings, otherHeadings, headingNeeds }: SectionRule) {
  if (!otherHeadings) return headings;
  const isKept = headingNeeds === undefined || shelf.isSayable(headingNeeds);
  return isMissing(shelf.sheet) || !isKept ? otherHeadings : headings;
}

/** A section of knowledge alone is about its first topic, which the model has to have. */
function isOfItsKind({ facts, topics: [first] }: SectionRule, { profile }: Shelf): boolean {
  return facts.length > 0 || first === undefined || holdsForTopic(first, profile);
}

const ofYears = new Set(['reference.years', 'reference.changes']);

const onModel: readonly Topic[] = [
  'overview',
  'model-years',
  'engine',
  'trims',
  'price',
  'availability',
  'used-inspection',
  'certified',
  'new-or-used',
];

/** Whether a reader asks for the model itself, so that what was filed of it comes early. */
export function tellsYears(topic: Topic): boolean {
  return onModel.includes(topic);
}

function factsOf(shelf: Shelf, rule: SectionRule): string[] {
  const visit = closingIds(shelf);
  const { brief } = shelf.sheet;
  const isShort = brief.contentLength < topicalFrom;
  const topical = isShort ? paragraphBreak : topicalId(mainTopicOf(brief));
  const ids = [...rule.facts, ...(rule.id === 'visit' ? storeTexts(shelf) : [])]
    .flatMap((id) => (id === 'visit' ? visit : id === 'topical' ? topical : id))
    .filter((id) => tellsYears(mainTopicOf(brief)) || !ofYears.has(id) || rule.id !== 'reference')
    .filter((id) => id === paragraphBreak || shelf.isFree(id));
  for (const id of ids) if (id !== paragraphBreak) shelf.take(id);
  return ids.some((id) => id !== paragraphBreak) ? [...ids, paragraphBreak] : [];
}

/** One call to action and every disclaimer of the store, in its own words. */
function storeTexts(shelf: Shelf): string[] {
  const { elements } = shelf.sheet.brief;
  const calls = elements.filter((element) => element.type === 'cta').slice(0, 1);
  const disclaimers = elements.filter((element) => element.type === 'disclaimer');
  return [...calls, ...disclaimers].map((element) => `element:${element.id}`);
}
