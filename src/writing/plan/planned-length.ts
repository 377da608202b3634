import { countWords } from '../html/count-words.ts';
import { messagesOf, type PlannedSection } from './planned-section.ts';
import type { Shelf } from './shelf.ts';

/** Expected words of sections, their headings included. */
export function plannedLength(shelf: Shelf, sections: readonly PlannedSection[]): number {
  const headings = sections.flatMap((section) => [
    section.heading,
    ...section.parts.map((part) => part.heading),
  ]);
  return (
    headings.reduce((total, heading) => total + countWords(heading ?? ''), 0) +
    sections
      .flatMap((section) => messagesOf(section))
      .reduce((total, id) => total + shelf.wordsOf(id), 0)
  );
}
