import type { AskedSubject } from '../facts/asked-subject.ts';
import { subjectStems } from '../research/reading/searchers-words.ts';
import { stem } from '../research/reading/stem.ts';
import { compact, normalise } from '../research/reading/normalise.ts';
import type { PlannedSection } from './planned-section.ts';

const versus = [
  '{label} side by side',
  '{label}: the differences',
  '{label}: what sets them apart',
];
const asked = ['{label}: the longer answer', '{label}: the details'];
const plain = [
  '{label}: what to know',
  '{label}: the details',
  '{label}: what counts',
  '{label}: the points that matter',
];

/** Whether a text speaks of the subject in the searcher's words. */
export function speaksOf(text: string, words: string): boolean {
  const told = new Set(
    normalise(text).flatMap((word) =>
      [word, compact(word), ...word.split(/[-/]/)].map((one) => stemOf(one)),
    ),
  );
  return [...subjectStems(words)].every((one) => told.has(one));
}

function stemOf(word: string): string {
  return stem(word.replace(/^\$/, ''));
}

/** Headings over what an article says of its subject itself, in the searcher's words. */
export function subjectHeadings({ label, question, reading }: AskedSubject): string[] {
  const isVersus = reading.isComparison || reading.words.includes('vs');
  const forms = question ? asked : isVersus ? versus : plain;
  return forms.map((form) => form.replace('{label}', label));
}

/**
 * Sees to it that the first heading names the subject: one that does not gives way to one that
 * does, and a question moves under it, since a question keeps its words.
 */
export function headedBySubject(
  sections: readonly PlannedSection[],
  subject: AskedSubject | null,
  place: number,
): PlannedSection[] {
  const at = sections.findIndex(({ heading, messages, parts }) => {
    return heading !== null && heading !== '' && messages.length + parts.length > 0;
  });
  const first = sections[at];
  if (!subject || !first || speaksOf(first.heading ?? '', subject.words)) return [...sections];
  const headings = subjectHeadings(subject);
  const heading = headings[place % headings.length] ?? subject.label;
  const isQuestion = first.heading?.endsWith('?') === true;
  const { id, heading: question, messages, answers = [] } = first;
  const own = { id, heading: question ?? '', messages, answers };
  const headed = isQuestion
    ? {
        ...first,
        id: `${first.id}-group`,
        heading,
        messages: [],
        answers: [],
        parts: [own, ...first.parts],
      }
    : { ...first, heading };
  return sections.with(at, headed);
}
