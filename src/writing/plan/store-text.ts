import { askedSubjectOf } from '../facts/asked-subject.ts';
import { enteredOn } from '../facts/entered.ts';
import { servicesOf } from '../facts/store-offers.ts';
import { normalise } from '../research/reading/normalise.ts';
import { stem } from '../research/reading/stem.ts';
import { isCommonplace, isWeighty } from '../research/reading/weightless.ts';
import { textOn } from './insufficient-facts.ts';
import type { Shelf } from './shelf.ts';

/** What the store itself has entered or written on a subject that nothing else here knows. */
export function storeText(shelf: Shelf): string[] | null {
  const unknown = askedSubjectOf(shelf.sheet.brief)?.unknown ?? [];
  if (unknown.length === 0) return null;
  const text = textOn(unknown, shelf.sheet.brief.elements);
  if (text) return [`element:${text.id}`];
  const told = messagesFor(shelf, unknown);
  return told.length === 0 ? null : told;
}

/**
 * The service that the keyword names in full, or what the store has entered on the words of it that
 * are no topic: "dealership with wifi".
 */
export function enteredAnswer(shelf: Shelf, answer: readonly string[]): string[] {
  const { words = [], rest = [] } = askedSubjectOf(shelf.sheet.brief)?.reading ?? {};
  const isPriced = answer.some((id) => id.startsWith('service.') || id.startsWith('coupon.'));
  const named = isPriced ? [] : namedServices(shelf, words);
  const telling = rest.filter((word) => isWeighty(word) && !isCommonplace(word));
  const others = telling.filter((word) => word.length > 2);
  return [...named, ...messagesFor(shelf, others)].slice(0, 1);
}

function namedServices(shelf: Shelf, words: readonly string[]): string[] {
  const told = new Set(words.map(stem));
  return servicesOf(shelf.sheet)
    .filter(({ text }) => normalise(text).every((word) => told.has(stem(word))))
    .map(({ id }) => `service.offered~${id}`)
    .filter(shelf.isFree);
}

function messagesFor(shelf: Shelf, words: readonly string[]): string[] {
  return enteredOn(shelf.sheet, words).flatMap(messagesOn).filter(shelf.isFree);
}

/** How a fact that the store has entered is said, by what kind it is. */
function messagesOn(id: string): string[] {
  const [, kind = ''] = id.split('.');
  if (kind === 'service') return [`service.offered~${id}`];
  if (kind === 'coupon') return [`coupon.one~${id}`];
  if (kind === 'amenity') return [`store.comfort~${id}`];
  if (kind === 'language') return ['store.languages'];
  return kind === 'delivery' ? ['store.delivery'] : ['store.certified-programs'];
}
