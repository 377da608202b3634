import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { isRefused } from '../../src/media/cards/plan/plan.ts';
import { planCard } from '../../src/media/cards/plan/plan-card.ts';
import { car, requestFor, sourcesOf, stock, store } from './made-store.ts';

/** Only what hangs is to fail: drawing takes its time on a busy machine. */
setDefaultTimeout(120_000);

async function altText(prompt: string, changes = {}, all = stock): Promise<string> {
  const plan = await planCard(requestFor(prompt, changes), sourcesOf({ store, stock: all }));
  if (isRefused(plan)) throw new Error(plan.reason);
  return plan.altText;
}

describe('alternative text', () => {
  const table: [prompt: string, text: string][] = [
    [
      'price card for the 2026 Equinox LT',
      '2026 Chevrolet Equinox LT in Summit White, priced at $31,995, at Prairie Motors',
    ],
    [
      'price drop on stock P2718',
      '2023 Chevrolet Silverado 1500 LT Trail Boss in Summit White, price lowered from $43,250 ' +
        'to $41,750, at Prairie Motors',
    ],
    [
      'tarjeta de precio de la Equinox 2025',
      '2025 Chevrolet Equinox LT, color Summit White, precio $28,900, en Prairie Motors',
    ],
    [
      'winter tire event, November 28-30',
      'Winter tire event, Saturday, November 28 to Monday, November 30, 1200 O Street, Lincoln, ' +
        'NE, Prairie Motors',
    ],
    [
      'title card: "Five checks before winter"',
      'Title card: Five checks before winter (Prairie Motors)',
    ],
    ['review quote: "Great people." - Bo', 'Customer review of Prairie Motors: “Great people.”'],
  ];
  for (const [prompt, text] of table) {
    test(prompt, async () => expect(await altText(prompt)).toBe(text));
  }

  test('is short, and of one piece, whatever the names', async () => {
    const name = fc.string({ unit: fc.constantFrom(...'abcdeÉ -W'), minLength: 1, maxLength: 120 });
    const facts = fc.record({ trim: fc.option(name), exteriorColor: fc.option(name) });
    await fc.assert(
      fc.asyncProperty(facts, name, name, async (changes, own, title) => {
        const all = [car({ ...changes, stockNumber: 'X100' })];
        const named = { store: { ...store, name: `A${own}` } };
        for (const prompt of [
          'stock X100',
          `title card: "A${title}"`,
          `review quote: "A ${title.repeat(4)}"`,
          `A${title} event, November 28`,
        ]) {
          const plan = await planCard(requestFor(prompt, named), sourcesOf({ store, stock: all }));
          if (isRefused(plan)) continue;
          expect(plan.altText.length).toBeLessThanOrEqual(250);
          expect(plan.altText).not.toMatch(/ {2}|^\s|\s$|\u00A0|undefined|null/);
        }
      }),
      { numRuns: 100 },
    );
  });
});
