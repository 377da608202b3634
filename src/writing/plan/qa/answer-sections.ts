import { askedSubjectOf } from '../../facts/asked-subject.ts';
import type { Topic } from '../../topic.ts';
import {
  isAllUnknown,
  isOfOneSide,
  setsSideBySide,
  sideBySide,
} from '../comparison/side-by-side.ts';
import { nearnessIn } from '../nearest-first.ts';
import type { PlannedSection } from '../planned-section.ts';
import type { Shelf } from '../shelf.ts';
import { answerGroups, type Answered, oneGroup } from './answer-groups.ts';

/** So many answers make a page; one on a part of its topic says nothing of other parts then. */
export const enough = 8;

/** Beside a table of the cars. */
const mostBesideTable = 4;

/** What goes for any car, beside what is known of this one. */
const fewestWritten = 3;

/** Cars that the keyword sets side by side stand so before the questions that no table answers. */
export function answerSections(
  shelf: Shelf,
  answered: readonly Answered[],
  main: Topic,
  way: 'ranked' | 'of-car' | 'grouped',
): PlannedSection[] {
  const { sheet } = shelf;
  const { brief } = sheet;
  if (setsSideBySide(sheet) && !isAllUnknown(sheet) && !brief.isChoiceGiven) {
    const { sides = [] } = askedSubjectOf(brief) ?? {};
    const ofBoth = answered.filter(({ question }) => !isOfOneSide(sides, question));
    return [sideBySide(shelf), ...oneGroup(shelf, ofBoth.slice(0, mostBesideTable))];
  }
  if (way === 'of-car') return oneGroup(shelf, knownFirst(answered));
  if (way === 'ranked') return oneGroup(shelf, answered.slice(0, enough));
  return answerGroups(shelf, answered, main, nearnessIn(brief, main));
}

/** What a buyer asks first of what is known; a visit comes last. */
const order: readonly Topic[] = [
  'price',
  'trims',
  'engine',
  'fuel-economy',
  'range-and-charging',
  'drivetrain',
  'seating',
  'safety',
];

/** All that facts answer, and of the rest as many as make a page. */
function knownFirst(answered: readonly Answered[]): Answered[] {
  const placeOf = ({ question: { topic } }: Answered): number => {
    const at = order.indexOf(topic);
    return topic === 'test-drive' ? order.length + 1 : at < 0 ? order.length : at;
  };
  const known = answered
    .filter(({ part }) => part.messages.some((id) => !isWritten(id)))
    .toSorted((one, two) => placeOf(one) - placeOf(two));
  const rest = answered.filter((one) => !known.includes(one));
  return [...known, ...rest.slice(0, Math.max(fewestWritten, enough - known.length))];
}

/** Sentences that a person wrote for any car. */
function isWritten(id: string): boolean {
  return /^(?:direct:|know:|break$|spec\.|ask\.)/.test(id);
}
