import { directAnswerTo } from '../../topics/library.ts';
import { holdsFor } from '../subject-profile.ts';
import type { Shelf } from '../shelf.ts';

/** So many versions of the place keep the general ones out: see realise/said-here.ts. */
const enough = 3;

/**
 * Whether the written answer is the rule of the very place, which names the office itself: "titles
 * and plates come from …" after it would hang in the air.
 */
export function tellsOfState(form: string, shelf: Shelf): boolean {
  return ownVersions(form, shelf).some((own) => own.length >= enough);
}

/** Whether each version of the place has the rate, which would be said twice after it. */
export function tellsRateOfState(form: string, shelf: Shelf): boolean {
  return ownVersions(form, shelf).some((own) => {
    return own.length >= enough && own.every((text) => /\d percent\b/.test(text));
  });
}

/** For each sentence of the written answer its versions of the very place. */
function ownVersions(form: string, { profile }: Shelf): string[][] {
  return (directAnswerTo(form) ?? []).map(({ wordings, marks }) =>
    wordings.filter((_text, at) => {
      const own = marks?.[at];
      return own?.state !== undefined && holdsFor(own, profile);
    }),
  );
}
