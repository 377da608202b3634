import { tokensOf } from '../../../writing/check/grounding.ts';
import type { Fact } from '../../../writing/facts/fact.ts';
import type { Note } from './material.ts';

export type Sources = { factIds: string[]; wordingIds: string[] };

/**
 * The trace of a paragraph: what the model named, and whatever else a figure or a name in it comes
 * from, since models forget to cite. A note stands for the facts and wordings that it is made of.
 */
export function sourcesOf(
  text: string,
  named: readonly string[],
  notes: readonly Note[],
  facts: readonly Fact[],
): Sources {
  const mentions = new Set(
    tokensOf(text).filter((token) => /\p{Lu}|\d/u.test(token) || isCount(token)),
  );
  const carries = (other: string): boolean => {
    return tokensOf(other).some((token) => mentions.has(token) || mentions.has(capital(token)));
  };
  const usedNotes = notes.filter((note) => named.includes(note.id) || carries(note.text));
  const usedFacts = facts.filter(({ id, label, value }) => {
    return named.includes(id) || carries(`${label} ${value}`);
  });
  const ids = [...usedNotes.flatMap((note) => note.factIds), ...usedFacts.map(({ id }) => id)];
  return {
    factIds: [...new Set(ids)],
    wordingIds: [...new Set(usedNotes.flatMap((note) => note.wordingIds))],
  };
}

function isCount(token: string): boolean {
  return /^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(token);
}

function capital(token: string): string {
  return token.charAt(0).toUpperCase() + token.slice(1);
}
