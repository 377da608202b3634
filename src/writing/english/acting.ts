import { stem } from '../research/reading/stem.ts';
import { nounVerbs, plainVerbs } from './act-verbs.ts';
import { gerund } from './gerund.ts';

/** Keywords that begin with one of these say what somebody does. */
const verbs = new Set(
  (
    `${plainVerbs} change pay return prepare winterize negotiate repaint avoid prevent improve ` +
    'build rebuild swap upgrade drop'
  ).split(' '),
);

/** Beside an article these do, too: "trade in a leased car", but "trade-in value". */
const others = 'align ship jump reserve appraise scrap flip gift share read own break end leave';
const ofThing = new RegExp(
  `^(?:${`${nounVerbs} ${others}`.replaceAll(' ', '|')})` +
    '(?: (?:in|out|up|off|down|over|back|drive|start))? (?:an?|the|my|your)$',
);

/** What stands where the verb would: "change interval", "return policy", "transfer case". */
const compound = new RegExp(
  '^buy here|^(?:change|return|transfer|repair|pay|take|drop|swap|add|build|program) ' +
    '(?:policy|policies|period|case|fee|fees|cost|costs|interval|on|stub|stubs|home|top|rate|car|' +
    'center|sheet|and price|eligibility)\\b',
  'i',
);

/** Whether a keyword says what somebody does: "replace a key fob battery", "turn in a lease". */
export function isAct(words: string): boolean {
  if (/ (?:vs\.?|or) /i.test(words) || compound.test(words)) return false;
  const typed = words.toLowerCase().split(' ');
  if (typed.length < 2) return false;
  const isOfThing = [2, 3].some((count) => ofThing.test(typed.slice(0, count).join(' ')));
  return verbs.has(typed[0] ?? '') || isOfThing;
}

/** What a title calls it. The store speaks to the owner, and sells no car of its own there. */
export function asTitled(words: string): string {
  return isAct(words) && ofOwner.test(words) ? words.replace(ofOwner, 'your') : asActing(words);
}

const ofOwner = /\bmy\b/i;

/** The same as a thing, where a heading names it: "replacing a key fob battery". */
export function asActing(words: string): string {
  if (!isAct(words)) return words;
  const act = words.charAt(0).toLowerCase() + words.slice(1).replace(ofOwner, 'your');
  const acting = gerund(act.replace(/^(jump|test) (?=start|drive)/, '$1-'));
  // "Refinancing" is not found by who has typed "refinance".
  const [typed = '', told = ''] = [words, acting].map((text) => text.split(' ')[0]?.toLowerCase());
  const isSame = told.includes('-') || stem(typed) === stem(told);
  return isSame ? acting : `how to ${act}`;
}
