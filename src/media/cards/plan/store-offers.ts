import type { CardRequest } from '../card-request.ts';
import { cleanText } from '../draw/clean-text.ts';
import type { EventWords } from '../layout/card-words.ts';
import { dayInWords, money } from './amounts.ts';
import type { CardLocale } from './card-language.ts';
import { bestMatch } from './event-match.ts';
import { labelsIn } from './labels.ts';

/** How much of the subject a service or an offer must be about: it stands in for an event. */
const minShare = 0.67;

/** A service or an offer of the store that still holds, and is what the prompt is about. */
export function offerWords(
  { store, now }: CardRequest,
  subject: readonly string[],
  today: string,
  locale: CardLocale,
): EventWords | null {
  if (subject.length === 0) return null;
  const labels = labelsIn(locale.language);
  const currency = store.country === 'CA' ? 'CAD' : 'USD';
  const { services = [], coupons = [] } = store.details?.sections ?? {};
  const until = (day: string | undefined): string | null =>
    day === undefined ? null : labels.until(dayInWords(day, now, locale, true));
  const common = { kind: 'event', leaves: [], where: null } as const;
  const told: (EventWords & { about: string })[] = [
    ...coupons
      .filter(({ ends }) => ends >= today)
      .map(({ offer, ends, terms }) => ({
        ...common,
        about: `${offer} ${terms ?? ''}`,
        kicker: labels.offer.toUpperCase(),
        name: cleanText(offer),
        when: until(ends),
        note: terms === undefined ? null : cleanText(terms),
      })),
    ...services
      .filter(({ valid_until: last }) => last === undefined || last >= today)
      .map(({ name, price_from: price, valid_until: last }) => ({
        ...common,
        about: name,
        kicker: labels.service.toUpperCase(),
        name: cleanText(name),
        when:
          price === undefined
            ? null
            : labels.from(money(Math.round(price * 100), currency, locale)),
        note: until(last),
      })),
  ];
  const best = bestMatch(told, ({ about }) => about, subject, minShare);
  if (!best) return null;
  const { about: _, ...words } = best;
  return words.name === '' ? null : words;
}
