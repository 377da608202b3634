import { stem } from '../../../writing/research/reading/stem.ts';
import type { Grounds } from './grounds.ts';

/**
 * Words that promise something, compare with everybody or tell what others said: a store answers
 * for them (16 CFR 238, 251 and 255; see the compliance rules). They pass only where a wording of
 * ours that belongs to the section has them: what a feed or a client wrote does not let them in.
 */
const claims = new RegExp(
  [
    String.raw`\b(?:free|complimentary|no[- ]charge|no[- ]cost|at no|nothing down|no money down|`,
    String.raw`zero|guarantee\w*|lowest|cheapest|highest|most affordable|best|award\w*|rated|`,
    String.raw`ratings?|stars?|ranked|ranking|winner|winning|recommend\w*|endorse\w*|approv\w*|`,
    String.raw`discount\w*|rebates?|incentives?|sav(?:e|es|ing|ings)|bargain\w*|clearance|`,
    String.raw`giveaway|gift|prize|refund\w*|promis\w*|risk|unlimited|limited[- ]time|act now|`,
    String.raw`today only|last chance|per month|monthly payments?|APR|interest|lawsuit|recall\w*|`,
    String.raw`unsafe|dangerous|unreliable|worst|overpriced|we (?:drove|tested)|`,
    String.raw`Edmunds|Kelley|KBB|Carfax|IIHS|NHTSA|J\.?D\.? Power)\b`,
  ].join(''),
  'gi',
);

/** "Free" and "guaranteed" in the other languages of articles; a list can never be complete. */
const elsewhere = new RegExp(
  [
    'gratis|gratuit[aoes]*|gratuitement|grátis|regalo|garantiz\\w*|garantid\\w*|garanti\\w*',
    'libre ng bayad|walang bayad|miễn phí|đảm bảo|бесплатн\\p{L}*|гарант\\p{L}*|免费|免費|保证|無料',
    '保証|무료|보장|مجان\\p{L}*|رایگان|ضمان\\p{L}*|חינם|מובטח\\p{L}*',
  ].join('|'),
  'giu',
);

/** The claims of a sentence that the section's own wordings do not make. */
export function claimsIn(text: string, { wordings, language }: Grounds): string[] {
  const ours = new Set(wordings.join(' ').match(claims)?.map(root));
  const found = (text.match(claims) ?? []).filter((claim) => !ours.has(root(claim)));
  if (language === 'English') return found;
  // Our wordings are English: they cannot let in a word of another language.
  return [...found, ...(text.match(elsewhere) ?? [])];
}

function root(word: string): string {
  return stem(word.toLowerCase());
}
