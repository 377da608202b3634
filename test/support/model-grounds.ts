import { embeddedWriter } from '../../src/providers/writer/embedded.ts';
import type { Fault } from '../../src/providers/writer/model/fault.ts';
import { type Grounds, groundsOf } from '../../src/providers/writer/model/grounds.ts';
import { faultsOfLine } from '../../src/providers/writer/model/line-faults.ts';
import { type Material, materialsOf } from '../../src/providers/writer/model/material.ts';
import { modelSheet } from '../../src/providers/writer/model/model-sheet.ts';
import type { Brief } from '../../src/writing/brief.ts';

export type Grounded = { material: Material; grounds: Grounds };

/** The sections that a model writes, each with what it may rest on. */
export async function groundedSections(brief: Brief): Promise<Grounded[]> {
  const sheet = modelSheet(brief);
  const plan = await embeddedWriter.outline(sheet.brief, new AbortController().signal);
  return materialsOf(sheet, plan)
    .materials.filter(({ notes }) => notes.length > 0)
    .map((material) => ({ material, grounds: groundsOf(sheet, [material]) }));
}

/** What is wrong with a sentence in the section that lets most of it pass. */
export function leastFaults(line: string, sections: readonly Grounded[]): readonly Fault[] {
  const all = sections.map(({ grounds }) => faultsOfLine(line, grounds));
  return all.toSorted((one, two) => one.length - two.length)[0] ?? [];
}
