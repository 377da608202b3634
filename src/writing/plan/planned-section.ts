import type { OutlineSection } from '../draft.ts';
import { itemOf } from './plan-item.ts';
import type { Topic } from '../topic.ts';
import { noTerms, type QuestionTerms } from './question-terms.ts';

/** A sub-section with the ids of the questions that it answers. */
export type PlannedPart = {
  id: string;
  heading: string;
  messages: string[];
  answers?: readonly string[];
};

/** A section while the plan is being made; `parts` are sub-sections with headings of level 3. */
export type PlannedSection = {
  id: string;
  heading: string | null;
  headings: readonly string[];
  messages: string[];
  parts: PlannedPart[];
  /** The ids of the questions that it answers itself. */
  answers?: readonly string[];
  topics: readonly Topic[];
  /** What may follow right under the section's facts; empty for any. */
  core: readonly Topic[];
  terms: QuestionTerms;
  weight: number;
  /** The module that speaks under the section's own heading. */
  lead?: string;
};

/** A section that says nothing yet. */
export function blankSection(id: string, heading: string | null = null): PlannedSection {
  return {
    id,
    heading,
    headings: [],
    messages: [],
    parts: [],
    topics: [],
    core: [],
    terms: noTerms,
    weight: 0,
  };
}

/** The outline's flat list; a section that says nothing is dropped. */
export function flatten(section: PlannedSection): OutlineSection[] {
  if (section.messages.length === 0 && section.parts.length === 0) return [];
  const head: OutlineSection = {
    id: section.id,
    heading: section.heading ?? '',
    level: 2,
    ...said(section),
  };
  const parts = section.parts.map((part): OutlineSection => {
    return { id: part.id, heading: part.heading, level: 3, ...said(part) };
  });
  return [head, ...parts];
}

function said({ messages, answers = [] }: Pick<PlannedPart, 'messages' | 'answers'>) {
  return { items: messages.map(itemOf), answers };
}

export function messagesOf(section: PlannedSection): string[] {
  return [...section.messages, ...section.parts.flatMap((part) => part.messages)];
}
