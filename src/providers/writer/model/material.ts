import type { DraftParagraph, Outline, OutlineSection } from '../../../writing/draft.ts';
import type { Fact } from '../../../writing/facts/fact.ts';
import type { FactSheet } from '../../../writing/facts/fact-sheet.ts';
import { type Narrator, narratorOf } from '../../../writing/realise/narrator.ts';
import { realiseSection } from '../../../writing/realise/realise-section.ts';
import { backgroundOf } from './background.ts';
import { factsForSection, isTextOfOthers } from './facts-for-section.ts';

/** A paragraph that the embedded writer would say: all that it states is known to be so. */
export type Note = DraftParagraph & { id: string };

/** What a section may be written from, and what code puts into it. */
export type Material = {
  section: OutlineSection;
  notes: Note[];
  /** What else is known on it: for a model to choose from. */
  background: Note[];
  /** Tables, lists and the words of others, never written by a model. */
  blocks: DraftParagraph[];
  /** Whether the first of them stands above the text. */
  startsWithBlock: boolean;
  facts: Fact[];
};

/**
 * The same messages that the embedded writer would say, section by section: a model gets them as
 * notes beside the facts that they rest on, with what else is known on the section's matter.
 * `narrator` has told the notes, and knows what was told.
 */
export function materialsOf(
  sheet: FactSheet,
  outline: Outline,
): { materials: Material[]; narrator: Narrator } {
  const narrator = narratorOf(sheet);
  const isEnglish = (sheet.brief.language ?? 'English') === 'English';
  const factsFor = factsForSection(sheet);
  const planned = outline.sections.map((section): Material => {
    const told = realiseSection(section, sheet, narrator);
    const blocks = told.filter((one) => isBlock(one, isEnglish));
    const notes = told
      .filter((one) => !blocks.includes(one))
      .map((one, place) => ({ ...one, id: `note.${place + 1}` }));
    const startsWithBlock = blocks.length > 0 && told[0] === blocks[0];
    const facts = factsFor(section, told);
    return { section, notes, background: [], blocks, startsWithBlock, facts };
  });
  const notes = new Map(planned.map((one) => [one.section.id, one.notes]));
  const { bySection, narrator: further } = backgroundOf(sheet, outline, notes);
  const materials = planned.map((one) => {
    return { ...one, background: bySection.get(one.section.id) ?? [] };
  });
  const knowledgeFacts = () => [...further.knowledgeFacts(), ...narrator.knowledgeFacts()];
  return { materials, narrator: { ...narrator, knowledgeFacts } };
}

/** Hand-written lists are English: in another language they are material. */
function isBlock({ kind, factIds }: DraftParagraph, isEnglish: boolean): boolean {
  if (factIds.some(isTextOfOthers)) return true;
  if (kind === 'list') return isEnglish || factIds.length === 0;
  return kind === 'table';
}
