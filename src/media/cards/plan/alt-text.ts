import type { CardRequest, CardVehicle } from '../card-request.ts';
import type { EventWords, ReviewWords, VehicleWords } from '../layout/card-words.ts';
import type { CardLocale } from './card-language.ts';
import { shown } from './vehicle-words.ts';

/** Longer ones are read out to nobody's use. */
export const maxAltText = 240;

type Store = CardRequest['store'];

const templates = {
  en: {
    at: (store: string) => `at ${store}`,
    inColor: (color: string) => ` in ${color}`,
    priced: (price: string) => `, priced at ${price}`,
    lowered: (before: string, price: string) => `, price lowered from ${before} to ${price}`,
    article: (title: string, store: string) => `Title card: ${title} (${store})`,
    event: (words: string, store: string) => `${words}, ${store}`,
    review: (store: string) => `Customer review of ${store}: `,
  },
  es: {
    at: (store: string) => `en ${store}`,
    inColor: (color: string) => `, color ${color}`,
    priced: (price: string) => `, precio ${price}`,
    lowered: (before: string, price: string) => `, bajó de ${before} a ${price}`,
    article: (title: string, store: string) => `Portada: ${title} (${store})`,
    event: (words: string, store: string) => `${words}, ${store}`,
    review: (store: string) => `Reseña de ${store}: `,
  },
  fr: {
    at: (store: string) => `chez ${store}`,
    inColor: (color: string) => `, couleur ${color}`,
    priced: (price: string) => `, prix ${price}`,
    lowered: (before: string, price: string) => `, prix réduit de ${before} à ${price}`,
    article: (title: string, store: string) => `Titre : ${title} (${store})`,
    event: (words: string, store: string) => `${words}, ${store}`,
    review: (store: string) => `Avis sur ${store} : `,
  },
} as const;

/** "Used 2025 BMW 3 Series 330i in Alpine White, priced at $41,750, at Prairie Motors". */
export function vehicleAltText(
  vehicle: CardVehicle,
  words: VehicleWords,
  store: Store,
  { language }: CardLocale,
): string {
  const say = templates[language];
  const { price } = words;
  const amount = !price
    ? ''
    : price.before
      ? say.lowered(price.before.amount, price.amount)
      : say.priced(price.amount);
  const color = shown(vehicle.exteriorColor, 40);
  const head = [vehicle.year, words.name].filter((part) => part !== null).join(' ');
  const end = `${amount}, ${say.at(storeName(store))}`;
  const full = [
    [words.trim === null ? '' : ` ${words.trim}`, color === null ? '' : say.inColor(color)],
    [words.trim === null ? '' : ` ${words.trim}`, ''],
    ['', ''],
  ].map((parts) => plain(`${head}${parts.join('')}${end}`));
  return full.find((text) => text.length <= maxAltText) ?? shortened(full.at(-1) ?? head);
}

export function articleAltText(title: string, store: Store, { language }: CardLocale): string {
  const room = maxAltText - storeName(store).length - 20;
  return plain(templates[language].article(shortened(title, room), storeName(store)));
}

export function eventAltText(words: EventWords, store: Store, { language }: CardLocale): string {
  const { name, when, where, note } = words;
  const place = where?.startsWith(store.name) ? null : where;
  const told = [name, when, place, where === null ? note : null].filter((part) => part !== null);
  const room = maxAltText - storeName(store).length - 2;
  return plain(templates[language].event(shortened(told.join(', '), room), storeName(store)));
}

export function reviewAltText(words: ReviewWords, store: Store, { language }: CardLocale): string {
  const head = templates[language].review(storeName(store));
  const end = words.source === null ? '' : ` — ${words.author}`;
  return plain(head + shortened(words.quote, maxAltText - head.length - end.length) + end);
}

function storeName({ name }: Store): string {
  return shortened(name, 80);
}

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ').replace(/ +/g, ' ').trim();
}

/** Ends after a whole word. */
function shortened(text: string, room: number = maxAltText): string {
  if (text.length <= room) return text;
  const cut = text.slice(0, Math.max(1, room - 1));
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > room / 2 ? space : cut.length).replace(/[\s,.;:–—-]+$/u, '')}…`;
}
