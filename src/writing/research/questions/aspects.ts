import { drawnTogether } from '../lexicon/phrases.ts';
import { type Aspect, typedAs } from './aspect-words.ts';
import { askedAs } from './asked-aspects.ts';

export type { Aspect };

/** What a question must not be about where the keyword wants this. */
const barred: Partial<Readonly<Record<Aspect, readonly Aspect[]>>> = {
  'yes-or-no': ['cost'],
  meaning: ['cost', 'duration'],
  steps: ['signs', 'cost', 'cause'],
};

const all = Object.keys(typedAs) as Aspect[];
/** Aspects that any question on the matter answers, unless it is barred. */
const loose: readonly Aspect[] = ['yes-or-no', 'meaning', 'advice'];
/** Those that are no merit of a question either: every other one is so. */
const common: readonly Aspect[] = ['yes-or-no', 'meaning'];
/** Coupons are no answer where they are not asked for. */
const unasked = /\b(?:coupons?|specials|for less)\b/i;

export function aspectsTyped(keyword: string): Aspect[] {
  const text = drawnTogether(keyword);
  const found = all.filter((aspect) => typedAs[aspect].test(text));
  const isPlainYes = found.length > 1 && found.includes('yes-or-no');
  return isPlainYes ? found.filter((aspect) => aspect !== 'yes-or-no') : found;
}

export function aspectsAsked(question: string): Aspect[] {
  return all.filter((aspect) => askedAs[aspect].test(question));
}

/** How many of the aspects a question meets that tell it from others. */
export function metBy(wanted: readonly Aspect[], own: readonly Aspect[]): number {
  return wanted.filter((one) => own.includes(one) && !common.includes(one)).length;
}

/** How long a job takes is what nobody wants to know first. */
export function strayOf(wanted: readonly Aspect[], own: readonly Aspect[]): number {
  return Number(own.includes('time') && !wanted.includes('duration'));
}

/** Whether a question is about coupons, which nobody wants who has not asked for one. */
export function isOfOffers(question: string): boolean {
  return unasked.test(question);
}

/**
 * Whether a question wants what the keyword wants. `tells`: its answer speaks of the price, which
 * is enough where the question itself is about the thing as such; or of the signs, which is enough
 * where it asks when something is due.
 */
export function agrees(
  wanted: readonly Aspect[],
  own: readonly Aspect[],
  tells: (one: 'cost' | 'signs' | 'driving' | 'deadline') => boolean,
): boolean {
  return wanted.every((one) => {
    if (own.includes(one) && one !== 'meaning') return true;
    if (barred[one]?.some((other) => own.includes(other) && !wanted.includes(other))) return false;
    if (loose.includes(one)) return true;
    if (one === 'driving' || one === 'deadline') return tells(one);
    if (one === 'worth') return own.includes('effect') || own.includes('interval');
    if (one === 'interval') return own.includes('life');
    if (one === 'duration' || one === 'life') return own.includes('interval');
    if (one === 'signs') return own.includes('interval') && tells('signs');
    return one === 'cost' && own.every((other) => ofThing.includes(other)) && tells('cost');
  });
}

/** "Is nitrogen worth it?" weighs a price; "Why is my car leaking oil?" does not. */
const ofThing: readonly Aspect[] = ['worth', 'yes-or-no', 'meaning', 'choice', 'law'];
