import { answerQuestion } from '../answer-question.ts';
import type { Assignment } from '../assign-points.ts';
import { type PlannedSection, blankSection } from '../planned-section.ts';
import type { Shelf } from '../shelf.ts';
import { statementHeading } from '../statement-heading.ts';
import type { Group } from './share-questions.ts';

/** Words of one answer under its own heading. */
const answerWords = 130;

/** A section for each question; those that nothing answers are handed back. */
export function answerSections(
  shelf: Shelf,
  groups: readonly Group[],
  assigned: Assignment,
): { sections: PlannedSection[]; unanswered: Group[] } {
  const unanswered: Group[] = [];
  const sections = groups.flatMap((group, index): PlannedSection[] => {
    const { question, echoes } = group;
    const messages = answerQuestion(shelf, question, assigned.get(question), answerWords);
    if (messages.length === 0) {
      unanswered.push(group);
      return [];
    }
    const heading = statementHeading(question.question);
    shelf.headings.add(heading);
    const section = blankSection(`answer-${index + 1}`, heading);
    return [{ ...section, messages, answers: [question.id, ...echoes], topics: [question.topic] }];
  });
  return { sections, unanswered };
}
