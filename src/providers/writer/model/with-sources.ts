import { tokensOf, ungroundedIn } from '../../../writing/check/grounding.ts';
import { rawWordingOf } from '../../../writing/check/raw-wordings.ts';
import type { DraftParagraph } from '../../../writing/draft.ts';
import { isCommon } from './facts-for-section.ts';
import type { Material, Note } from './material.ts';

/**
 * The paragraph with its trace: what the model named, and where figures and names come from that it
 * forgot to name. A note stands for the facts and wordings that it is made of; a paragraph that
 * names nothing rests on all notes of its section.
 */
export function withSources(
  paragraph: Pick<DraftParagraph, 'sectionId' | 'text'>,
  named: readonly string[],
  { notes: own, background, facts }: Pick<Material, 'notes' | 'background' | 'facts'>,
): DraftParagraph {
  const notes = [...own, ...background];
  const ids = new Set(facts.map(({ id }) => id).filter((id) => named.includes(id)));
  const wordings = new Set<string>();
  const add = (note: Note): void => {
    for (const id of note.factIds) ids.add(id);
    for (const id of note.wordingIds) wordings.add(id);
  };
  notes.filter(({ id }) => named.includes(id)).forEach(add);
  const traced = (): DraftParagraph => {
    return { ...paragraph, kind: 'text', factIds: [...ids], wordingIds: [...wordings] };
  };
  const known = facts.filter(({ id }) => isCommon(id) || ids.has(id));
  const raw = [...wordings].flatMap((id) => rawWordingOf(id) ?? []);
  for (const { mention } of ungroundedIn(traced(), known, raw)) {
    const note = notes.find(({ text }) => carries(text, mention));
    const fact = facts.find(({ label, value }) => carries(`${label} ${value}`, mention));
    if (note) add(note);
    else if (fact) ids.add(fact.id);
  }
  if (ids.size === 0) own.forEach(add);
  return traced();
}

function carries(text: string, mention: string): boolean {
  const wanted = mention.toLowerCase();
  return tokensOf(text).some((token) =>
    [wanted, wanted.replace(/s$/, '')].includes(token.toLowerCase()),
  );
}
