import type { AskedSubject } from '../facts/asked-subject.ts';
import { kindOfKeyword } from '../research/keyword-kind.ts';

/** What is asked by who has the car already: how a feature is set up, mended or added. */
const ofOwners = new RegExp(
  String.raw`\bcan i (?:add|get|install)\b.*\bmy\b|\bnot working\b|\bstopped\b|` +
    String.raw`\bbe (?:added|installed|retrofitted)\b|` +
    String.raw`^(?:why (?:is|are|does|do|did|won't|has) (?:my|{my}|the)\b)|` +
    String.raw`^how (?:do|can|should) i (?:set up|pair|connect|reset|clean|use|update|turn|fix|` +
    String.raw`add|install|care)\b`,
  'i',
);

/** Who looks for cars with heated seats has none to mend. */
export function isOfOwners(form: string, { words, reading, head }: AskedSubject): boolean {
  if (!ofOwners.test(form)) return false;
  return reading.isListing || kindOfKeyword(words, reading, head?.topic ?? null) === 'stock';
}
