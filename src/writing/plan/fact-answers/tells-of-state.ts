import { directAnswerTo } from '../../topics/library.ts';
import { holdsFor } from '../subject-profile.ts';
import type { Shelf } from '../shelf.ts';

/** So many versions of the place keep the general ones out: see realise/said-here.ts. */
const enough = 3;

/**
 * Whether the written answer is the rule of the very place, which names the office itself: "titles
 * and plates come from …" after it would hang in the air.
 */
export function tellsOfState(form: string, { profile }: Shelf): boolean {
  const sentences = directAnswerTo(form) ?? [];
  return sentences.some(({ marks }) => {
    const own = marks?.filter((one) => one?.state !== undefined && holdsFor(one, profile)) ?? [];
    return own.length >= enough;
  });
}
