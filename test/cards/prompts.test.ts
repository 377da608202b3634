import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import type { CardArticle, CardEvent, CardReview } from '../../src/media/cards/card-request.ts';
import type { CardWords } from '../../src/media/cards/layout/card-words.ts';
import { isRefused } from '../../src/media/cards/plan/plan.ts';
import { planCard } from '../../src/media/cards/plan/plan-card.ts';
import { requestFor, sourcesOf, stock, store } from './made-store.ts';

/** Only what hangs is to fail: drawing takes its time on a busy machine. */
setDefaultTimeout(120_000);

const truckEvent: CardEvent = {
  name: 'Year-End Truck Event',
  startDate: '2026-12-05T15:00:00.000Z',
  endDate: '2026-12-07T23:00:00.000Z',
  location: 'Prairie Motors',
  category: 'sale',
  description: 'Every truck on the lot',
};
const review: CardReview = {
  platform: 'google',
  authorName: 'Ana M.',
  starRating: 5,
  text: 'They had the truck ready when I walked in. Easy from start to finish.',
  reviewedAt: '2026-10-02T10:00:00.000Z',
};
const article: CardArticle = {
  id: 'a1',
  title: '¿Qué preguntan los conductores de Lincoln sobre la nieve?',
  articleType: 'comparison',
  language: 'Spanish',
  excerpt: null,
  subject: { year: 2026, make: 'Chevrolet', model: 'Equinox', trim: null },
  event: null,
};
const details = {
  sections: {
    services: [
      { name: 'Oil change', price_from: 59.95, valid_until: '2026-12-31' },
      { name: 'Wheel alignment', price_from: 99, valid_until: '2026-10-31' },
    ],
  },
  days: {},
};
const sources = sourcesOf({ store, stock, events: [truckEvent], reviews: [review] });
const bare = sourcesOf({ store, stock });

/** What is largest on the card, and the number of the stock where it shows a vehicle. */
async function largest(prompt: string, changes = {}, from = sources): Promise<string> {
  const plan = await planCard(requestFor(prompt, changes), from);
  return isRefused(plan) ? `refused: ${plan.reason}` : told(plan.words);
}

function told(words: CardWords): string {
  if (words.kind === 'vehicle') {
    const number = /(?:#|n\.º|N°\sd’inventaire)\s([\w-]+)/u.exec(words.disclaimer)?.[1];
    return [words.price?.before ? 'drop' : 'vehicle', number].join(' ');
  }
  if (words.kind === 'article') return `article ${words.title}`;
  return words.kind === 'event' ? `event ${words.name}` : `review ${words.quote} ${words.author}`;
}

describe('a prompt chooses template and facts', () => {
  const table: [prompt: string, expected: string][] = [
    ['price card for the 2026 Equinox LT', 'vehicle N1001'],
    ['Price card for the 2026 Chevrolet EQUINOX LT Premium!', 'vehicle N1003'],
    ['2025 equinox', 'vehicle N0990'],
    ['red Equinox', 'vehicle N1002'],
    ['vehicle card: chevy equinox rs', 'vehicle N1002'],
    ['a card for the certified Camry', 'vehicle P2800'],
    ['truck price card', 'vehicle P2718'],
    ['Make an Instagram story for our Silverado', 'vehicle P2718'],
    ['VIN 1gcudeed1pz171828', 'vehicle P2718'],
    ['stock number n1001', 'vehicle N1001'],
    ['stock no. P2800', 'vehicle P2800'],
    ['card for #P2800', 'vehicle P2800'],
    ['cheapest used car', 'vehicle P2800'],
    ['rav4 hybrid vehicle card', 'vehicle N1100'],
    ['price drop on stock P2718', 'drop P2718'],
    ['price drop on P2718', 'drop P2718'],
    ['Silverado price drop', 'drop P2718'],
    ['our price drops', 'drop P2718'],
    ['tarjeta de precio de la Chevrolet Equinox 2025', 'vehicle N0990'],
    ['bajada de precio de la Silverado', 'drop P2718'],
    ['carte de prix pour la Toyota Camry 2024', 'vehicle P2800'],
    ['year end truck event', 'event Year-End Truck Event'],
    ['event card', 'event Year-End Truck Event'],
    ['winter tire event, November 28-30', 'event Winter tire event'],
    ['Create a banner for our Winter Tire Event on Dec 5, 2026', 'event Winter Tire Event'],
    ['evento de llantas de invierno, 28 de noviembre', 'event Evento de llantas de invierno'],
    [
      'review card',
      'review “They had the truck ready when I walked in. Easy from start to finish.” Ana M.',
    ],
    [
      'review quote: "Great people. Fair price." - Bob T.',
      'review “Great people. Fair price.” Bob T.',
    ],
    ['review quote: Great people all around — Bob T.', 'review “Great people all around” Bob T.'],
    ['title card: "Five checks before winter"', 'article Five checks before winter'],
  ];
  for (const [prompt, expected] of table) {
    test(prompt, async () => expect(await largest(prompt)).toBe(expected));
  }

  test('a card of an article has its title, unless the prompt asks for the vehicle', async () => {
    const own = { article };
    expect(await largest('social card', own)).toBe(`article ${article.title}`);
    expect(await largest('2026 Equinox in the snow, wide', own)).toBe(`article ${article.title}`);
    for (const prompt of ['a truck in the snow', 'image for our Equinox review', 'wide post']) {
      expect(await largest(prompt, own)).toBe(`article ${article.title}`);
    }
    expect(await largest('customer review card', own)).toStartWith('review “They had');
    expect(await largest('vehicle card of it', own)).toBe('vehicle N1001');
    expect(await largest('price card', own)).toBe('vehicle N1001');
    expect(await largest('price drop on stock P2718', own)).toBe('drop P2718');
    const event = { article: { ...article, event: truckEvent } };
    expect(await largest('event card', event)).toBe('event Year-End Truck Event');
  });

  test('a service of the store stands in where no event is planned', async () => {
    const own = { store: { ...store, details } };
    expect(await largest('oil change special', own, bare)).toBe('event Oil change');
  });

  test('a quoted review that the store has keeps its author and stars', async () => {
    const prompt = 'review quote: "they had the truck ready when I walked in"';
    const plan = await planCard(requestFor(prompt), sources);
    expect(isRefused(plan) ? plan : plan.words).toMatchObject({
      author: 'Ana M.',
      source: 'Google, October 2026',
      stars: 5,
    });
  });

  test('a used vehicle without a year is still called used', async () => {
    const all = stock.map((one) => ({ ...one, year: null }));
    const plan = await planCard(
      requestFor('price drop on stock P2718'),
      sourcesOf({ store, stock: all }),
    );
    expect(isRefused(plan) ? plan : plan.words).toMatchObject({ year: 'Used' });
  });

  test('a used vehicle is called used on a price drop too', async () => {
    const plan = await planCard(requestFor('price drop on stock P2718'), sources);
    expect(isRefused(plan) ? plan : plan.words).toMatchObject({
      chip: 'PRICE DROP',
      year: '2023  •  Used',
      news: 'Price lowered by $1,500 on November\u00A014',
      price: { amount: '$41,750', before: { label: 'Was', amount: '$43,250' } },
    });
  });
});

describe('what the facts do not have is refused, and said', () => {
  const table: [prompt: string, ...said: string[]][] = [
    ['price card for the Ford Bronco', 'no Ford Bronco in stock', 'Chevrolet Equinox'],
    ['2021 Equinox card', 'no 2021 Chevrolet Equinox in stock', '2026, 2025'],
    ['2026 Equinox Premier price card', 'PREMIER', 'LT, RS, LT Premium'],
    ['blue Equinox', 'blue Chevrolet Equinox'],
    ['used Equinox price card', 'used Chevrolet Equinox'],
    ['stock # P9999', 'stock number P9999'],
    ['VIN 1GCUDEED1PZ171829', 'VIN 1GCUDEED1PZ171829'],
    ['price drop on stock N1001', 'has not been lowered', '2026 Chevrolet Equinox LT'],
    ['price drop on the Camry', 'has not been lowered', 'Toyota Camry'],
    ['price drop on P9999', 'stock number P9999'],
    ['price card for the RAV4', 'without a price'],
    ['winter tire event', 'No planned event', 'Year-End Truck Event', 'November 28'],
    ['winter tire event, November 3, 2026', 'No planned event'],
    ['brake review card', 'No review'],
    ['article title card', 'content_id'],
    ['title card: "日本語の記事のタイトル"', 'no font'],
    ['a golden retriever driving a car', 'draws cards of facts'],
    ['sunset over mountains', 'draws cards of facts'],
    ['🚗🚗🚗', 'draws cards of facts'],
    ['1080x1350', 'draws cards of facts'],
    ['asdf qwer zxcv', 'draws cards of facts'],
  ];
  for (const [prompt, ...said] of table) {
    test(prompt, async () => {
      const answer = await largest(prompt);
      expect(answer).toStartWith('refused: ');
      for (const words of said) expect(answer).toContain(words);
    });
  }

  test('an offer that has ended is none', async () => {
    const own = { store: { ...store, details } };
    expect(await largest('wheel alignment special', own, bare)).toStartWith('refused: ');
  });

  test('a store without stock says so', async () => {
    const answer = await largest('price card for the Equinox', {}, sourcesOf({ store, stock: [] }));
    expect(answer).toContain('no vehicles in stock');
  });
});

test('any prompt has an answer in words', async () => {
  const words = fc.constantFrom(
    ...(
      'price drop review quote: "great" event November 28 2026 Equinox LT stock # P2718 card ' +
      'title "x - Ana — 5 stars ★★ VIN 1GCUDEED1PZ171828 «» “” .. 30-31 de febrero 🚗 1080x1350'
    )
      .split(' ')
      .concat('\u0000', '\u202E', '"'.repeat(900), '-'.repeat(500), 'a '.repeat(700)),
  );
  const prompt = fc.array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 30 })), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(prompt, fc.boolean(), async (parts, hasArticle) => {
      const request = requestFor(parts.join(' ').slice(0, 2000) || 'a', {
        article: hasArticle ? article : null,
      });
      const plan = await planCard(request, sources);
      if (isRefused(plan)) expect(plan.reason).toMatch(/^[A-Z].*[.”]$/s);
      else expect(told(plan.words).length).toBeGreaterThan(6);
    }),
    { numRuns: 120 },
  );
});
