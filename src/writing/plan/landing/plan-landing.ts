import { seededRandom } from '../../../lib/random.ts';
import type { Outline } from '../../draft.ts';
import { type FactSheet, isMissing } from '../../facts/fact-sheet.ts';
import { rowLimit } from '../../realise/tables/stock-table.ts';
import type { Topic } from '../../topic.ts';
import { answerFromFacts } from '../fact-answers/index.ts';
import { askedQuestionsOf, mainTopicOf, withoutHead, type AskedQuestion } from '../asked.ts';
import { fromGuide } from '../guide-answers.ts';
import { chooseHeading, chooseTitle } from '../headings.ts';
import { paragraphBreak } from '../message-ids.ts';
import type { OutlineRules } from '../outline-rules.ts';
import { planOpening } from '../plan-opening.ts';
import { faqSection } from '../plan-questions.ts';
import { ruleSections } from '../plan-sections.ts';
import { plannedLength } from '../planned-length.ts';
import { blankSection, flatten, type PlannedSection } from '../planned-section.ts';
import { headedBySubject } from '../headed-by-subject.ts';
import { shelfOf, type Shelf } from '../shelf.ts';

/** Words of one answer. */
const answerWords = 55;

/**
 * The page of a model: how many are here and from what price, how the trims differ, the vehicles
 * with their links, then what helps to decide, the questions that facts answer, and the store. For
 * a model that is not here, a short page that says so and how to get one.
 */
export function planLanding(sheet: FactSheet, rules: OutlineRules): Outline {
  const { brief } = sheet;
  const shelf = shelfOf(sheet, seededRandom(`plan ${brief.articleId}`));
  const isAway = isMissing(sheet);
  const opening = withPortrait(shelf, planOpening(shelf, rules, mainTopicOf(brief)), isAway);
  const own = { ...rules, sections: rules.sections.filter(({ id }) => fits(id, shelf, isAway)) };
  const planned = ruleSections(shelf, own, []);
  const visit = planned
    .filter(({ id }) => id === 'visit')
    .map((one) => {
      // Who is to call for a car that has to be found has been given the number.
      return isAway ? { ...one, messages: ['store.where', paragraphBreak, 'links'] } : one;
    });
  const body = planned.filter(({ id, messages }) => id !== 'visit' && messages.length > 0);
  const room = brief.contentLength - plannedLength(shelf, [opening, ...body, ...visit]);
  const asked = withoutHead(askedQuestionsOf(brief), brief);
  const onPage = isAway ? [] : asked.filter(isOnPage);
  // The page of a model that is not here says so and how to get one: nobody reads on for more.
  const isLeft = (one: AskedQuestion): boolean => {
    return !onPage.includes(one) && (brief.keyword !== null || !ofOpinion.includes(one.topic));
  };
  const left = isAway && brief.keyword === null ? [] : asked.filter(isLeft);
  const faq = questionsOf(shelf, left, room);
  const answers = [...(opening.answers ?? []), ...onPage.map(({ id }) => id)];
  const all = [{ ...opening, answers }, ...body, faq, ...visit];
  const sections = headedBySubject(all, shelf);
  return { title: chooseTitle(shelf, rules.titles), sections: sections.flatMap(flatten) };
}

/**
 * What the model is like comes before that it isn't here, since nobody reads on past that; after
 * what is here, which a shopper has come for.
 */
function withPortrait(shelf: Shelf, opening: PlannedSection, isAway: boolean): PlannedSection {
  const known = ['car:known'].filter(shelf.isFree);
  for (const id of known) shelf.take(id);
  if (known.length === 0) return opening;
  const { messages } = opening;
  return {
    ...opening,
    messages: isAway ? [...known, ...messages] : [...messages, paragraphBreak, ...known],
  };
}

/** Vehicles of other kinds are no answer to who wants this one; with a table, no sentence. */
function fits(id: string, { isSayable, sheet }: Shelf, isAway: boolean): boolean {
  if (id === 'stock' && isAway) return sheet.sets.family.summary.count > 0;
  const { engines } = sheet.focus.summary;
  if (id === 'power') return !isSayable('table:trims') && !isAway && engines.length > 0;
  // A table of all of them has the colors too.
  if (id === 'colors')
    return !isAway && sheet.focus.summary.count > rowLimit(sheet.brief.contentLength);
  // What it is like helps to decide on one that has to be found first.
  return id !== 'used' || !isAway;
}

/**
 * Those that facts answer. Advice reads alike on the page of any model: it is given where a client
 * chose the question, and not where research only thought of it.
 */
function questionsOf(shelf: Shelf, asked: readonly AskedQuestion[], room: number): PlannedSection {
  const isChosen = shelf.sheet.brief.keyword !== null;
  const known = asked.filter(
    (one) =>
      !isInTable(shelf, one) &&
      (answerFromFacts(shelf, one) !== null || fromGuide(shelf, one).length > 0),
  );
  const others = asked.filter((one) => isChosen && !known.includes(one));
  const most = Math.max(0, Math.floor(room / answerWords));
  const told = [...known, ...others].slice(0, most);
  if (told.length === 0) return blankSection('faq');
  const faq = faqSection(shelf, told, new Map(), answerWords, []);
  const [only, other] = faq.parts;
  if (only && !other) return { ...faq, ...only, parts: [] };
  const heading = chooseHeading(shelf, [
    'What shoppers ask about the {model}',
    '{model} questions, answered',
    'More about the {model}',
  ]);
  return { ...faq, heading };
}

/** What the table of the model says as well, or the EPA of other years or one version alone. */
function isInTable({ isSayable, sheet }: Shelf, { topic, form }: AskedQuestion): boolean {
  const { facts, brief } = sheet;
  if (brief.keyword !== null) return false;
  if (topic === 'drivetrain' && isSayable('table:stock')) return true;
  if (!isSayable('table:reference')) return false;
  if (form === 'How many seats does {the} have?') return facts.has('car.seats');
  if (topic === 'drivetrain') return facts.has('car.drives');
  const rated = facts.get('car.mpg-which')?.value;
  const year = brief.subject?.year ?? null;
  return topic === 'fuel-economy' && rated !== undefined && !String(rated).startsWith(`${year} `);
}

/** Whether it is good, lasts, or is better than another: prices and engines do not answer that. */
const ofOpinion: readonly Topic[] = ['overview', 'comparison', 'reliability'];

/** The price, the trims and the stock are what the page itself is about. */
function isOnPage({ question, topic }: AskedQuestion): boolean {
  if (topic === 'price') return /\bhow much (does|is|are)\b/i.test(question);
  if (topic === 'trims') return /\bwhich\b.*\btrims\b/i.test(question);
  return topic === 'availability' && /\bin stock\b/i.test(question);
}
