import type { Remainder } from '../topics/fact-line.ts';

/**
 * How the planner names what is to be said: "price.lowest" (a message from facts),
 * "know:towing/payload" (a knowledge point), "know:towing/payload#1" (its first sentence only),
 * "know:towing/" (the module's direct answer), "direct:FORM" (the answer to a question form),
 * "direct:FORM#rest" (all but its first sentence), "direct:FORM#later" (its later groups),
 * "table:stock", "links", "element:ID",
 * "versus.price~ABOUT" (a message and what it is asked of) and "break" between two paragraphs.
 */
export const paragraphBreak = 'break';

/** One line of a list: neighbours make one list. */
export function bulletId(id: string): string {
  return `${bulletMark}${id}`;
}

const bulletMark = 'bullet:';

/** The list of the chosen questions, with a link to each answer. */
export const contentsId = 'contents';

export function answerId(moduleId: string): string {
  return `know:${moduleId}/`;
}

export function pointId(moduleId: string, point: string, sentences?: number): string {
  return `know:${moduleId}/${point}${sentences === undefined ? '' : `#${sentences}`}`;
}

export function directAnswerId(form: string): string {
  return `direct:${form}`;
}

/** What of it is still to be said after an answer from facts; null for nothing. */
export function remainderId(form: string, remainder: Remainder): string | null {
  if (remainder === 'nothing') return null;
  return remainder === 'whole' || remainder === 'after'
    ? directAnswerId(form)
    : `${directAnswerId(form)}#${remainder}`;
}
