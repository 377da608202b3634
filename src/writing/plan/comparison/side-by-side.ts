import { areToldApart } from '../../cars/told-apart.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import type { Side } from '../../facts/asked-sides.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Topic } from '../../topic.ts';
import { type AskedQuestion, candidatesOf, withoutHead } from '../asked.ts';
import { directAnswerTo, questionNamed } from '../../topics/library.ts';
import { answerFromFacts } from '../fact-answers/index.ts';
import { fromGuide } from '../guide-answers.ts';
import { chooseHeading } from '../headings.ts';
import { blankSection, type PlannedSection } from '../planned-section.ts';
import { subjectHeadings } from '../subject-heading.ts';
import type { Shelf } from '../shelf.ts';
import { paragraphBreak } from '../message-ids.ts';
import { carsSection } from './cars-section.ts';
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
/** What it tells as well where the guide to models knows every side. */
const toldByGuide: readonly Topic[] = ['trims', 'fuel-economy'];

/**
 * The questions that are left once the cars stand side by side: those that facts answer and the
 * table does not. Who chose them by hand gets all of them.
 */
export function besideTable(shelf: Shelf, asked: readonly AskedQuestion[]): AskedQuestion[] {
  const { sheet } = shelf;
  if (!setsSideBySide(sheet) || isAllUnknown(sheet) || sheet.brief.isChoiceGiven) return [...asked];
  const told = areToldApart(sheet.compared) ? [...toldByTable, ...toldByGuide] : toldByTable;
  const left = asked.filter((one) => {
    return !told.includes(one.topic) && isKnown(shelf, one);
  });
  // Of trims of one model other models are no matter.
  const { sides = [] } = askedSubjectOf(sheet.brief) ?? {};
  const isOneModel = new Set(sides.map(({ make, model }) => `${make} ${model}`)).size === 1;
  const isOfRival = ({ form }: AskedQuestion): boolean => form?.includes('{rival}') === true;
  const known = left
    .filter((one, at) => left.findIndex(({ topic }) => topic === one.topic) === at)
    .slice(0, maxBeside);
  const all = [...known, ...ofBoth(shelf, told.length > toldByTable.length)];
  return all
    .filter((one) => isToldOfBoth(shelf, one))
    .filter((one) => !(isOneModel && isOfRival(one)) && !isOfOneSide(sides, one));
}

/** Whether it names one side and not the others: of two cars, years or trims it is on both. */
export function isOfOneSide(sides: readonly Side[], { question }: AskedQuestion): boolean {
  const isOneModel = new Set(sides.map(({ make, model }) => `${make} ${model}`)).size === 1;
  const named = sides.filter((side) => question.includes(isOneModel ? apart(side) : spoken(side)));
  return named.length === 1;
}

function isKnown(shelf: Shelf, one: AskedQuestion): boolean {
  return answerFromFacts(shelf, one) !== null || fromGuide(shelf, one).length > 0;
}

/** What sets a side apart from another of its model: "2025", "EX-L". */
function apart({ year, trim }: Side): string {
  return trim ?? String(year ?? '');
}

/** A Ram 1500 by its make too: a Silverado has that number as well. */
function spoken({ make, model }: { make: string; model: string }): string {
  return /\p{L}/u.test(model) ? model : `${make} ${model}`;
}

/** What else is asked of the two together: of a quality that was typed, or of any. */
function ofBoth(shelf: Shelf, isGuided: boolean): AskedQuestion[] {
  const { brief } = shelf.sheet;
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
  const all = withoutHead(candidatesOf(brief), brief).filter(isOfBoth);
  if (!isGuided) return all.slice(0, maxOfBoth);
  // Beside figures, advice that goes for any two is soon enough.
  const figured = all.filter((one) => fromGuide(shelf, one).length > 0);
  // A question after a figure that nobody knows is answered with where to look, which helps nobody.
  const isOfFigure = (one: AskedQuestion): boolean =>
    (questionNamed(one.form ?? '')?.guide.length ?? 0) > 0;
  const others = all
    .filter((one) => !isOfFigure(one) && !fromTheSheet.test(one.form ?? ''))
    .slice(0, maxWritten);
  return [...figured, ...others];
}

function leadsOf(form: string): readonly string[] {
  return questionNamed(form)?.leads ?? [];
}

/**
 * Whether a question on two cars is answered by more than where to look, once the guide has set
 * them side by side.
 */
export function isToldOfBoth(shelf: Shelf, one: AskedQuestion): boolean {
  const { brief, compared } = shelf.sheet;
  if (brief.isChoiceGiven || !areToldApart(compared)) return true;
  if (fromTheSheet.test(one.form ?? '')) return false;
  const { guide = [], guideOrder } = questionNamed(one.form ?? '') ?? {};
  const isOfFigure = guideOrder === 'alone' && guide.some((name) => name.startsWith('versus-'));
  return !isOfFigure || fromGuide(shelf, one).length > 0;
}

/** What only the spec sheets or a look would tell says nothing beside figures. */
const fromTheSheet = /\b(?:legroom|easier to park|offer)\b/;

const maxOfBoth = 3;
const maxWritten = 1;

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
  const { messages: onEach } = carsSection(shelf, placesOf(shelf.sheet));
  return {
    ...blankSection('key', chooseHeading(shelf, subject ? subjectHeadings(subject) : [])),
    messages: [...messages, ...(onEach.length > 0 ? [paragraphBreak] : []), ...onEach],
    topics: ['comparison'],
  };
}
