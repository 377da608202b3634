import { describe, expect, test } from 'bun:test';
import type { Brief } from '../../../src/writing/brief.ts';
import { factSheetOf } from '../../../src/writing/facts/fact-sheet.ts';
import type { StockVehicle } from '../../../src/writing/store-profile.ts';
import { fixtureStock } from '../../support/stock.ts';
import { landingBrief } from '../../support/brief.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

const lot = fixtureStock();

/** The same lot with every vehicle that is picked in another state. */
function stockWith(
  isPicked: (vehicle: StockVehicle) => boolean,
  change: Partial<StockVehicle>,
): StockVehicle[] {
  return lot.map((vehicle) => (isPicked(vehicle) ? { ...vehicle, ...change } : vehicle));
}

const isCamry = ({ model }: StockVehicle): boolean => model === 'Camry';
const onTheLot = /on the lot|in stock|for sale|see today|to see today/i;

async function proseFor(brief: Brief): Promise<string[]> {
  return proseOf(await writeArticleFor(brief)).flatMap((text) => text.split(/(?<=[.?!]) /));
}

describe('a vehicle on its way', () => {
  const dateInStock = '2026-06-03';
  const stock = stockWith(isCamry, { status: 'in_transit', dateInStock });

  test('is in no count or price of the lot, and in a set of its own', () => {
    const { sets } = factSheetOf(landingBrief('Toyota', 'Camry', { stock }));
    expect(sets.family.summary.count).toBe(0);
    expect(sets.coming.vehicles.every(isCamry)).toBe(true);
    expect(sets.coming.summary.count).toBeGreaterThan(1);
  });

  test.each(['basic', 'qa', 'expert'] as const)(
    'is told as on its way in a %s article, with its date and never as here',
    async (articleType) => {
      const brief = researchedBrief('toyota camry', { articleType, stock, contentLength: 1800 });
      const sentences = await proseFor(brief);
      const coming = sentences.filter((one) =>
        /on (the|its) way|in transit|headed here/i.test(one),
      );
      expect(coming.length).toBeGreaterThan(0);
      expect(sentences.join(' ')).toContain('June 3, 2026');
      const claims = sentences.filter((one) => /\bCamry sedans?\b/.test(one) && onTheLot.test(one));
      expect(claims.filter((one) => !/\b(no|not|none)\b/i.test(one))).toEqual([]);
    },
  );

  test('stands in the stock table behind what is here, with where it is', async () => {
    const some = stockWith((car) => isCamry(car) && car.condition === 'new', {
      status: 'in_transit',
      dateInStock: null,
    });
    const brief = researchedBrief('toyota camry', { stock: some, contentLength: 5000 });
    const { paragraphs } = await writeArticleFor(brief);
    const table = paragraphs.find(({ kind }) => kind === 'table')?.text ?? '';
    const states = table.split('\n').flatMap((row) => /On the (?:lot|way)/.exec(row) ?? []);
    expect(new Set(states)).toEqual(new Set(['On the lot', 'On the way']));
    expect(states.lastIndexOf('On the lot')).toBeLessThan(states.indexOf('On the way'));
  });
});

describe('a vehicle that is sold or promised to somebody', () => {
  test.each(['sold', 'pending'] as const)('is offered nowhere when it is %s', async (status) => {
    const stock = stockWith(isCamry, { status });
    const { markdown } = await writeArticleFor(researchedBrief('toyota camry', { stock }));
    for (const { stockNumber } of lot.filter(isCamry)) expect(markdown).not.toContain(stockNumber);
  });
});

describe('a range or a middle', () => {
  test.each([2, 3, 4])('is not made of %d of a kind', async (count) => {
    const kept = new Set(lot.filter(isCamry).slice(0, count));
    const stock = lot.filter((car) => !isCamry(car) || kept.has(car));
    const sentences = await proseFor(researchedBrief('toyota camry', { stock }));
    const ranges = sentences.filter((one) =>
      /(from|between) \$[\d,]+ (to|and|up to) \$[\d,]+/.test(one),
    );
    expect(ranges).toEqual([]);
    expect(sentences.join(' ')).not.toMatch(/\b(half of|midpoint)\b/i);
  });
});
