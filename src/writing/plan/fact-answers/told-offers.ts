import { couponsOf, offersOn, servicesOf } from '../../facts/store-offers.ts';
import type { Shelf } from '../shelf.ts';

/** "service.price~@brakes", "coupon.on~tire", "service.offered~store.service.brake-pads". */
const offer = /^(service\.price|coupon\.on|coupon\.terms|service\.offered|coupon\.one)~(.+)$/;

/**
 * Whether a price or a coupon of a message has been told, by whatever words it was found there:
 * "brake fluid" and the brakes at large may lead to one price.
 */
export function isOfferTold(shelf: Shelf, id: string): boolean {
  const own = offersIn(shelf, id);
  const told = new Set(shelf.told().flatMap((one) => offersIn(shelf, one)));
  return own.some((one) => told.has(one));
}

function offersIn(shelf: Shelf, id: string): string[] {
  const [, message = '', about = ''] = offer.exec(id) ?? [];
  if (about.startsWith('store.')) return [about];
  if (message === 'service.price') {
    return offersOn(servicesOf(shelf.sheet), about)
      .filter((one) => shelf.sheet.facts.has(`${one.id}.price`))
      .slice(0, 3)
      .map((one) => one.id);
  }
  if (message !== 'coupon.on') return [];
  return offersOn(couponsOf(shelf.sheet), about)
    .slice(0, 2)
    .map((one) => one.id);
}
