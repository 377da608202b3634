import type { Brief } from '../brief.ts';
import { stateCode, stateName } from '../research/reading/place.ts';
import { askedSubjectOf } from './asked-subject.ts';

/**
 * The place whose law an article tells: who asks about Florida is told what holds there, wherever
 * the store is. Without a state where the keyword names one that nobody knows.
 */
export function placeOfLaw(brief: Brief): { country: string; state: string | null } {
  const { country, state } = brief.store;
  const asked = askedSubjectOf(brief)?.reading.place?.state ?? null;
  const isHome = asked === null || asked === stateName(state);
  return { country, state: isHome ? state : stateCode(asked) };
}
