import { rawWordingOf } from '../../../writing/check/raw-wordings.ts';
import type { Language } from '../../../writing/brief.ts';
import type { Fact } from '../../../writing/facts/fact.ts';
import type { FactSheet } from '../../../writing/facts/fact-sheet.ts';
import type { Material } from './material.ts';

/** What the sentences of a section may rest on. */
export type Grounds = {
  language: Language;
  /** With the notes as facts: they are made of facts, and passed the same check. */
  facts: Fact[];
  /** The notes' wordings as we wrote them, without what feeds and clients put into their slots. */
  wordings: string[];
  wordsToAvoid: readonly string[];
};

export function groundsOf(sheet: FactSheet, materials: readonly Material[]): Grounds {
  const notes = materials.flatMap((material) => material.notes);
  const noted = notes.map((note): Fact => {
    const { id, text: value } = note;
    return { id, label: '', value, unit: null, source: 'note', asOf: sheet.asOf };
  });
  return {
    language: sheet.brief.language ?? 'English',
    facts: [...new Set(materials.flatMap(({ facts }) => facts)), ...noted],
    wordings: notes.flatMap((note) => note.wordingIds.flatMap((id) => rawWordingOf(id) ?? [])),
    wordsToAvoid: sheet.brief.voice?.wordsToAvoid ?? [],
  };
}
