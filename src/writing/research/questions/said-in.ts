import type { Sentence } from '../../knowledge/module.ts';
import { stateCode } from '../reading/place.ts';
import type { QuestionContext } from './context.ts';

/**
 * Whether an answer can begin here: one wording of its first sentence holds in the country and in
 * the state that the keyword names, else the store's.
 */
export function isSaidIn(
  [first]: readonly Sentence[],
  { country, slots }: QuestionContext,
): boolean {
  const marks = first?.marks;
  if (!marks) return true;
  const inCountry = marks.filter((one) => !one?.country || one.country.includes(country));
  if (inCountry.some((one) => !one?.state)) return true;
  const state = stateCode(slots.get('state')?.[0] ?? '');
  return state !== null && inCountry.some((one) => one?.state?.includes(state));
}
