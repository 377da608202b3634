import { askedSubjectOf } from '../../facts/asked-subject.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { chooseHeading } from '../headings.ts';
import { blankSection, type PlannedSection } from '../planned-section.ts';
import { subjectHeadings } from '../subject-heading.ts';
import type { Shelf } from '../shelf.ts';
import { comparedMessages } from './compared-messages.ts';

/** Whether the keyword sets models side by side of which something is known. */
export function setsSideBySide({ brief, compared }: FactSheet): boolean {
  return !brief.comparison && compared.length > 1 && compared.some(({ isKnown }) => isKnown);
}

/** The places of all sides, in the order of the keyword. */
export function placesOf({ compared }: FactSheet): string[] {
  return compared.map((_side, index) => String(index + 1));
}

/** For a keyword such as "rav4 vs cr-v": the table of what is known, then the same in words. */
export function sideBySide(shelf: Shelf): PlannedSection {
  const subject = askedSubjectOf(shelf.sheet.brief);
  const aspects = comparedMessages(shelf, placesOf(shelf.sheet));
  const glance = aspects.filter(({ section }) => section === 'glance');
  const rest = aspects.filter(({ section }) => section !== 'glance');
  const messages = [...glance, ...rest].flatMap((aspect) => aspect.messages);
  for (const id of messages) shelf.take(id);
  return {
    ...blankSection('key', chooseHeading(shelf, subject ? subjectHeadings(subject) : [])),
    messages,
    topics: ['comparison'],
  };
}
