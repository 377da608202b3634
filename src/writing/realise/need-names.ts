import type { Need } from '../facts/needs.ts';
import { countInWords } from './figures.ts';
import type { Slot } from './slots.ts';

/** What is asked of published figures, as it follows "with". */
export function needTail(need: Need): Slot {
  const { of, least } = need;
  const texts: Readonly<Record<Need['of'], string>> = {
    towing: `a tow rating of ${figure(least)} pounds or more`,
    payload: `a payload of ${figure(least)} pounds or more`,
    clearance: `${least} inches of ground clearance or more`,
    seats: `seats for ${countInWords(least)}`,
    mpg: `an EPA estimate of ${least} mpg combined or more`,
    range: `a range of ${least} miles or more by EPA estimate`,
  };
  return { text: texts[of], factIds: [`need.${of}.least`] };
}

/** The same as what a car does: "is rated to tow 7,000 pounds". */
export function needClaim({ of, least }: Need): Slot {
  const texts: Readonly<Record<Need['of'], string>> = {
    towing: `is rated to tow ${figure(least)} pounds`,
    payload: `is rated to carry ${figure(least)} pounds`,
    clearance: `has ${least} inches of ground clearance`,
    seats: `seats ${countInWords(least)}`,
    mpg: `has an EPA estimate of ${least} mpg combined`,
    range: `has a range of ${least} miles by EPA estimate`,
  };
  return { text: texts[of], factIds: [`need.${of}.least`] };
}

function figure(value: number): string {
  return value.toLocaleString('en-US');
}
