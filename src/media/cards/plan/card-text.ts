import type { CardWords, StoreWords } from '../layout/card-words.ts';

/** All that stands on a card, in the order of reading, as one paragraph: a card is one ad. */
export function cardText(words: CardWords, store: StoreWords): string {
  const own = sentences(words).filter((part) => part !== null && part !== '');
  const maker = [store.name, store.place].filter((part) => part !== null).join(', ');
  return [...own, maker, store.contact]
    .filter((part) => part !== null)
    .map((part) => (/[.!?…”»]$/u.test(part) ? part : `${part}.`))
    .join(' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/ {2,}/g, ' ');
}

function sentences(words: CardWords): (string | null)[] {
  switch (words.kind) {
    case 'vehicle': {
      const { chip, year, name, trim, news, price, facts, details, disclaimer } = words;
      const [, model = '', condition = ''] = /^(\d{4})?(?: {2}• {2})?(.*)$/.exec(year) ?? [];
      const car = [model, name, trim].filter(Boolean).join(' ');
      const amounts =
        price === null
          ? null
          : [price.before && `${price.before.label} ${price.before.amount}`]
              .concat(`${price.label} ${price.amount}`)
              .filter(Boolean)
              .join(', ');
      const told = new Set([...facts, ...details.map(({ label, value }) => `${label}: ${value}`)]);
      return [chip, condition, `${car}: ${amounts ?? ''}`, news, ...told, disclaimer];
    }
    case 'article':
      return [words.kicker, words.title];
    case 'event':
      return [words.kicker, words.name, words.when, words.where, words.note];
    case 'review':
      return [words.quote, words.author, words.source];
  }
}
