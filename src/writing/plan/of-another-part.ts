import type { AskedSubject } from '../facts/asked-subject.ts';
import { isLight } from '../research/lexicon/light-words.ts';
import { isOfAnyPart } from '../research/questions/stand-ins.ts';
import { normalise } from '../research/reading/normalise.ts';
import { stem } from '../research/reading/stem.ts';
import { isWeighty } from '../research/reading/weightless.ts';

/** What is said of a repair, whichever part it is. */
const ofAnyJob = new Set(
  (
    'part parts oem original aftermarket genuine rebuilt estimate quote labor rate warranty ' +
    'guarantee dealer dealership independent shop mechanic diagnostic diagnosis diagnose fee ' +
    'insurance appointment common repair repairs job work car drive safe wait'
  ).split(' '),
);

/**
 * Whether a question is on a part that nobody has asked about: where what holds of any part stands
 * in for a wiper motor, what an alternator costs is no matter of the reader's.
 */
export function isOfAnotherPart(form: string, { words, head }: AskedSubject): boolean {
  if (head === null || !isOfAnyPart(head.form)) return false;
  const asked = new Set(normalise(words).map(stem));
  const named = normalise(form.replace(/\{[^}]*\}/g, ' ')).filter(
    (word) => isWeighty(word) && !isLight(word) && !ofAnyJob.has(word),
  );
  return named.length > 0 && !named.some((one) => asked.has(stem(one)));
}
