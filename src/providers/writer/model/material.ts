import type { DraftParagraph, Outline, OutlineSection } from '../../../writing/draft.ts';
import type { Fact } from '../../../writing/facts/fact.ts';
import type { FactSheet } from '../../../writing/facts/fact-sheet.ts';
import { type Narrator, narratorOf } from '../../../writing/realise/narrator.ts';
import { realiseSection } from '../../../writing/realise/realise-section.ts';

/** A paragraph that the embedded writer would say: all that it states is known to be so. */
export type Note = DraftParagraph & { id: string };

/** What a section may be written from, and what code puts into it. */
export type Material = {
  section: OutlineSection;
  notes: Note[];
  /** Tables, lists and the words of others, never written by a model. */
  blocks: DraftParagraph[];
  /** Whether the first of them stands above the text. */
  startsWithBlock: boolean;
  facts: Fact[];
};

/** Single stock rows are many, and the tables show them. */
const maxRows = 12;
const maxFacts = 60;

/** Facts that hold for the whole article: the store, the day, what was asked for. */
const common =
  /^(store|date|subject|brief|keyword)\.|^event\.(?!description)|^compared\.\d+\.name$/;

/**
 * The same messages that the embedded writer would say, section by section: a model gets them as
 * notes beside the facts that they rest on. `narrator` has told them, and knows what was told.
 */
export function materialsOf(
  sheet: FactSheet,
  outline: Outline,
): { materials: Material[]; narrator: Narrator } {
  const narrator = narratorOf(sheet);
  const shared = [...sheet.facts.values()].filter(({ id }) => isCommon(id));
  const materials = outline.sections.map((section): Material => {
    const told = realiseSection(section, sheet, narrator);
    const isEnglish = (sheet.brief.language ?? 'English') === 'English';
    const blocks = told.filter((one) => isBlock(one, isEnglish));
    const notes = told
      .filter((one) => !blocks.includes(one))
      .map((one, place) => ({ ...one, id: `note.${place + 1}` }));
    const startsWithBlock = blocks.length > 0 && told[0] === blocks[0];
    return { section, notes, blocks, startsWithBlock, facts: factsFor(told, shared, sheet) };
  });
  return { materials, narrator };
}

/** Hand-written lists are English: in another language they are material. */
function isBlock({ kind, factIds }: DraftParagraph, isEnglish: boolean): boolean {
  if (factIds.some(isTextOfOthers)) return true;
  if (kind === 'list') return isEnglish || factIds.length === 0;
  return kind === 'table';
}

export function isCommon(factId: string): boolean {
  return common.test(factId);
}

export function isTextOfOthers(factId: string): boolean {
  return factId.startsWith('element.') || factId === 'event.description';
}

function factsFor(
  told: readonly DraftParagraph[],
  shared: readonly Fact[],
  sheet: FactSheet,
): Fact[] {
  const ids = [...new Set(told.flatMap((one) => one.factIds))].filter((id) => !isTextOfOthers(id));
  const own = ids.flatMap((id) => sheet.facts.get(id) ?? []);
  const rows = own.filter(({ id }) => id.startsWith('row.')).slice(0, maxRows);
  const others = own.filter(({ id }) => !id.startsWith('row.'));
  return [...new Set([...shared, ...others.slice(0, maxFacts), ...rows])];
}
