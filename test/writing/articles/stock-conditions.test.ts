import { describe, expect, test } from 'bun:test';
import type { Brief } from '../../../src/writing/brief.ts';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { fixtureStock } from '../../support/stock.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

function written(keyword: string, own: Partial<Brief> = {}) {
  return writeArticleFor(
    researchedBrief(keyword, { articleType: 'basic', contentLength: 1200, ...own }),
  );
}

/** The rows of the first table, without its head. */
function rowsOf(markdown: string): string[] {
  const [table = ''] = /Table: [^|]*((?:\|.*\n)+)/.exec(markdown)?.slice(1) ?? [];
  return table.trim().split('\n').slice(2);
}

describe('a figure that a car must reach', () => {
  test('lists the models that do, with the figure', async () => {
    const { markdown } = await written('trucks that can tow 12000 pounds');
    expect(markdown).toMatch(/trucks with a tow rating of 12,000 pounds or more/);
    expect(markdown).toMatch(/Towing, up to/);
    expect(rowsOf(markdown).length).toBeGreaterThan(1);
  });

  test('that no SUV reaches is said, with the highest, before the trucks that do', async () => {
    const draft = await written('suv that can tow 7000 lbs');
    const [first = ''] = proseOf(draft);
    expect(first).toMatch(/no SUV .*rated to tow 7,000 pounds.*up to 3,500 pounds/);
    expect(first).toMatch(/trucks with a tow rating of 7,000 pounds or more/);
    expect(draft.title).toEndWith('the closest we have');
    for (const row of rowsOf(draft.markdown)) expect(row).toMatch(/F-150|Silverado/);
  });

  test('that nothing reaches offers none as if it did', async () => {
    const draft = await written('truck that can tow 20000 lbs');
    expect(proseOf(draft)[0]).toMatch(/no truck .*20,000 pounds.*up to 14,000 pounds/);
    expect(draft.markdown).not.toMatch(/20,000 pounds or more/);
  });

  test('leaves out the gas version of a model whose hybrid has it', async () => {
    const stock = fixtureStock().filter(({ model }) => model !== 'Camry');
    const { markdown } = await written('cars with 38 mpg', { stock });
    const rows = rowsOf(markdown);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).not.toContain('CR-V');
  });

  test('of seats is met by minivans where no SUV has so many', async () => {
    const draft = await written('8 passenger suv under 40000');
    expect(proseOf(draft)[0]).toMatch(/no SUV under \$40,000 .*seats eight|seats eight/i);
    expect(draft.markdown).toContain('Pacifica, 2021 and newer');
  });

  test('is looked up by the number where no guide has it', async () => {
    const [, , , , , store] = groupStores;
    const own = store && { store: store.store, stock: store.stock };
    const { markdown } = await written('trucks that can tow 12000 pounds', own);
    expect(markdown).not.toMatch(/rated to tow 12,000|tow rating of 12,000/);
    expect(markdown).toMatch(/tow rating/);
  });
});

describe('cars in the order of their prices', () => {
  test.each(['cheapest new suv', 'most affordable used trucks'])('on "%s"', async (keyword) => {
    const draft = await written(keyword);
    const prices = rowsOf(draft.markdown).map((row) =>
      Number(row.match(/\$([\d,]+)/)?.[1]?.replace(',', '')),
    );
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual(prices.toSorted((one, two) => one - two));
    expect(draft.title).toContain('by price');
  });
});

describe('in place of what is not here', () => {
  test('used ones are called used where new ones were asked for', async () => {
    const draft = await written('new minivan');
    expect(proseOf(draft)[0]).toMatch(/no new minivans.*used minivans/);
    expect(draft.markdown).toMatch(/Table: Used minivans/);
  });

  test('nothing above the price is offered where another make has one within it', async () => {
    const draft = await written('used highlander under 15000');
    expect(draft.markdown).toMatch(/CR-V EX at \$13,600/);
    expect(draft.markdown).not.toMatch(/RAV4/);
  });

  test('it is said of all that they cost more', async () => {
    const stock = fixtureStock().filter(({ priceCents }) => (priceCents ?? 0) > 2_000_000);
    const draft = await written('used highlander under 15000', { stock });
    expect(proseOf(draft).join(' ')).toMatch(/(?:above|more than|None of those is under) \$15,000/);
  });

  test('of a model year that costs more other years within the price are named', async () => {
    const draft = await written('2024 cr-v under 20000');
    const [first = ''] = proseOf(draft);
    expect(first).toMatch(/no 2024 Honda CR-V SUVs under \$20,000/);
    expect(first).toMatch(/2019 CR-V EX at \$13,600/);
  });
});

test('a reliable car for a new driver up to a price is a list of cars', async () => {
  const draft = await written('reliable first car for teenager under 15000');
  expect(proseOf(draft).join(' ')).toMatch(/vehicles under \$15,000/);
  expect(rowsOf(draft.markdown).length).toBeGreaterThan(2);
});

describe('a sale of cars', () => {
  test.each(['black friday car deals', 'year end clearance suv'])(
    'shows what is here on "%s", after the answer',
    async (keyword) => {
      const draft = await written(keyword);
      expect(proseOf(draft).slice(0, 2).join(' ')).toMatch(/\d+ new (?:vehicles|SUVs)/);
      expect(rowsOf(draft.markdown).length).toBeGreaterThan(2);
    },
  );
});
