import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import type { CardWords } from '../../src/media/cards/layout/card-words.ts';
import { layOut } from '../../src/media/cards/layout/lay-out.ts';
import { cleanText } from '../../src/media/cards/draw/clean-text.ts';
import { storeWords } from '../../src/media/cards/plan/store-words.ts';
import { lookAtPhoto } from '../../src/media/cards/photo/look-at-photo.ts';
import { brokenLaws, drawnContrasts } from './laws.ts';
import { madePhoto, madePhotos } from './made-photos.ts';
import { store } from './made-store.ts';
import { designOf, samples, sizes } from './sample-cards.ts';

/** Only what hangs is to fail: drawing takes its time on a busy machine. */
setDefaultTimeout(120_000);

describe('a card in every size', () => {
  for (const [name, sample] of Object.entries(samples)) {
    test(`${name} keeps the laws of layout`, async () => {
      for (const size of sizes) {
        const scene = await layOut(await designOf(sample, size));
        const broken = await brokenLaws(scene);
        expect({ size, broken }).toEqual({ size, broken: [] });
      }
    });
  }

  for (const name of ['lotWide', 'dropCutOut', 'articleLong', 'eventLong', 'review', 'small']) {
    test(`${name} can be read on what is drawn beneath`, async () => {
      const sample = samples[name];
      if (!sample) throw new Error(name);
      for (const size of [sizes[0], sizes[4]]) {
        const found = await drawnContrasts(await layOut(await designOf(sample, size)));
        // A gradient's colours and soft edges are not those that were declared, but near them.
        expect(found.filter(({ contrast }) => contrast < 4.3)).toEqual([]);
        expect(found.length).toBeGreaterThan(2);
      }
    });
  }

  test('nothing that a reader must know ends with an ellipsis', async () => {
    for (const [name, sample] of Object.entries(samples)) {
      for (const size of sizes) {
        const { items } = await layOut(await designOf(sample, size));
        const cut = items.flatMap((item) =>
          item.kind === 'line' && item.text.endsWith('…') ? [item.text] : [],
        );
        expect({ name, size, cut }).toEqual({ name, size, cut: [] });
      }
    }
  });

  test('the whole disclaimer is there', async () => {
    for (const name of ['paper', 'longNoPhoto', 'noPrice', 'lotTall']) {
      const sample = samples[name];
      if (sample?.words.kind !== 'vehicle') throw new Error(name);
      for (const size of sizes) {
        const { items } = await layOut(await designOf(sample, size));
        const print = items.flatMap((item) =>
          item.kind === 'line' && item.role === 'fine-print' ? [item.text] : [],
        );
        expect(print.join(' ')).toBe(sample.words.disclaimer);
      }
    }
  });
});

describe('a card of any words and colour', () => {
  const letters = fc.constantFrom(...'aeinorstlmuÅłđẤéçñßWM0123456789-&/.'.split(''));
  const word = fc.string({ unit: letters, minLength: 1, maxLength: 16 });
  const words = (most: number) =>
    fc.array(word, { minLength: 1, maxLength: most }).map((all) => cleanText(all.join(' ')) || 'A');
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => {
    return `#${value.toString(16).padStart(6, '0')}`;
  });
  const vehicle = fc.record({
    chip: fc.constantFrom('NEW', 'USED', 'BAJÓ DE PRECIO'),
    name: words(7),
    trim: fc.option(words(8)),
    news: fc.option(words(6)),
    facts: fc.array(words(3), { maxLength: 5 }),
    disclaimer: words(60),
    amount: fc.integer({ min: 900, max: 999_999 }),
  });
  const anyCard = fc.oneof(
    vehicle.map(({ amount, facts, ...rest }): CardWords => {
      const details = facts.map((value) => ({ label: 'Color', value }));
      const price = { label: 'Price', amount: `$${amount.toLocaleString('en')}`, before: null };
      return { kind: 'vehicle', year: '2026', ...rest, facts, details, price };
    }),
    words(22).map((title): CardWords => ({ kind: 'article', kicker: 'COMPARISON', title })),
    fc
      .record({ name: words(9), when: words(7), where: words(9), note: words(14) })
      .map((told): CardWords => ({
        kind: 'event',
        kicker: 'EVENT',
        leaves: [{ month: 'NOV', days: '28–30' }],
        ...told,
      })),
    fc.record({ quote: words(45), author: words(3) }).map((told): CardWords => ({
      kind: 'review',
      kicker: 'REVIEW',
      source: 'Google',
      stars: 4,
      ...told,
    })),
  );

  test('keeps the laws of layout', async () => {
    const photos = await Promise.all(
      Object.values(madePhotos).map(async (made) => lookAtPhoto(await madePhoto(made))),
    );
    const cards = fc.record({
      words: anyCard,
      color,
      size: fc.constantFrom(...sizes),
      photo: fc.constantFrom(null, ...photos),
      name: words(8),
      domain: fc.option(fc.domain()),
    });
    await fc.assert(
      fc.asyncProperty(cards, async ({ name, domain, ...card }) => {
        const own = storeWords({ ...store, name, domain });
        const scene = await layOut({ ...card, language: 'en-US', logo: null, store: own });
        expect(await brokenLaws(scene)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
