import { askedSubjectOf } from '../../facts/asked-subject.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Topic } from '../../topic.ts';
import { type AskedQuestion, candidatesOf, withoutHead } from '../asked.ts';
import { directAnswerTo, questionNamed } from '../../topics/library.ts';
import { answerFromFacts } from '../fact-answers/index.ts';
import { chooseHeading } from '../headings.ts';
import { blankSection, type PlannedSection } from '../planned-section.ts';
import { subjectHeadings } from '../subject-heading.ts';
import type { Shelf } from '../shelf.ts';
import { comparedMessages } from './compared-messages.ts';

/** Whether the keyword sets cars side by side, known or not. */
export function setsSideBySide({ brief, compared }: FactSheet): boolean {
  return !brief.comparison && compared.length > 1;
}

/** Whether nothing is known of any of them: the article can but say so, and how to choose. */
export function isAllUnknown({ compared }: FactSheet): boolean {
  return compared.length > 1 && compared.every(({ isKnown }) => !isKnown);
}

/** One of a topic: the facts that answer the next one have been told by then. */
const maxBeside = 2;

/** What the verdict and the table have told, or would have to look up elsewhere. */
const toldByTable: readonly Topic[] = ['comparison', 'price', 'availability'];

/**
 * The questions that are left once the cars stand side by side: those that facts answer and the
 * table does not. Who chose them by hand gets all of them.
 */
export function besideTable(shelf: Shelf, asked: readonly AskedQuestion[]): AskedQuestion[] {
  const { sheet } = shelf;
  if (!setsSideBySide(sheet) || isAllUnknown(sheet) || sheet.brief.isChoiceGiven) return [...asked];
  const left = asked.filter((one) => {
    return !toldByTable.includes(one.topic) && answerFromFacts(shelf, one) !== null;
  });
  // Of trims of one model other models are no matter.
  const { sides = [] } = askedSubjectOf(sheet.brief) ?? {};
  const isOneModel = new Set(sides.map(({ make, model }) => `${make} ${model}`)).size === 1;
  const isOfRival = ({ form }: AskedQuestion): boolean => form?.includes('{rival}') === true;
  // And of two models a question is on both.
  const isOfOne = ({ question }: AskedQuestion): boolean =>
    !isOneModel && sides.filter((side) => question.includes(spoken(side))).length === 1;
  const known = left
    .filter((one, at) => left.findIndex(({ topic }) => topic === one.topic) === at)
    .slice(0, maxBeside);
  const all = [...known, ...ofBoth(shelf)];
  return all.filter((one) => !(isOneModel && isOfRival(one)) && !isOfOne(one));
}

/** A Ram 1500 by its make too: a Silverado has that number as well. */
function spoken({ make, model }: { make: string; model: string }): string {
  return /\p{L}/u.test(model) ? model : `${make} ${model}`;
}

/** What else is asked of the two together: of a quality that was typed, or of any. */
function ofBoth({ sheet: { brief } }: Shelf): AskedQuestion[] {
  const { reading } = askedSubjectOf(brief) ?? {};
  const isOpen = reading?.topics.every((topic) => topic === 'comparison') === true;
  const text = ` ${reading?.words.join(' ') ?? ''} `;
  const isAsked = (form: string): boolean =>
    isOpen || leadsOf(form).some((lead) => text.includes(` ${lead} `));
  const isOfBoth = ({ topic, form }: AskedQuestion): boolean =>
    topic === 'comparison' &&
    typeof form === 'string' &&
    directAnswerTo(form) !== null &&
    !toldOrShown.test(form) &&
    isAsked(form);
  return withoutHead(candidatesOf(brief), brief).filter(isOfBoth).slice(0, maxOfBoth);
}

function leadsOf(form: string): readonly string[] {
  return questionNamed(form)?.leads ?? [];
}

const maxOfBoth = 3;

/** What the table tells, or who would have to be in front of us. */
const toldOrShown = /\bcost less than\b|\boffer\b/i;

/** The places of all sides, in the order of the keyword. */
export function placesOf({ compared }: FactSheet): string[] {
  return compared.map((_side, index) => String(index + 1));
}

/**
 * For a keyword such as "rav4 vs cr-v": the table of what is known, then what differs, in a
 * paragraph each.
 */
export function sideBySide(shelf: Shelf): PlannedSection {
  const subject = askedSubjectOf(shelf.sheet.brief);
  const aspects = comparedMessages(shelf, placesOf(shelf.sheet));
  const messages = aspects.flatMap((aspect) => aspect.messages);
  for (const id of messages) shelf.take(id);
  return {
    ...blankSection('key', chooseHeading(shelf, subject ? subjectHeadings(subject) : [])),
    messages,
    topics: ['comparison'],
  };
}
