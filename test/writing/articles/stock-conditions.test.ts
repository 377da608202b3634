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
    expect(draft.markdown).not.toMatch(/tow rating of 20,000 pounds or more/);
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
    expect(draft.markdown).toMatch(/four minivans under \$40,000 with seats for eight/);
  });

  test('is looked up by the number where no guide has it', async () => {
    const [, , , , , store] = groupStores;
    const own = store && { store: store.store, stock: store.stock };
    const { markdown } = await written('trucks that can tow 12000 pounds', own);
    expect(markdown).not.toMatch(/tow rating of 12,000/);
    expect(markdown).toMatch(/tow rating/);
  });
});

describe('cars in the order of their prices', () => {
  test.each(['cheapest new suv', 'most affordable used trucks', 'cheapest cars'])(
    'on "%s"',
    async (keyword) => {
      const draft = await written(keyword);
      const prices = rowsOf(draft.markdown).map((row) =>
        Number(row.match(/\$([\d,]+)/)?.[1]?.replace(',', '')),
      );
      expect(prices.length).toBeGreaterThan(2);
      expect(prices).toEqual(prices.toSorted((one, two) => one - two));
      expect(draft.title).toContain('by price');
    },
  );
});

describe('in place of what is not here', () => {
  test('used ones are called used where new ones were asked for', async () => {
    const draft = await written('new minivan');
    expect(proseOf(draft)[0]).toMatch(/no new minivans.*used minivans/);
    expect(draft.markdown).toMatch(/Table: Used minivans/);
  });

  test('nothing above the price is offered where another make has one within it', async () => {
    const draft = await written('used toyota venza under 15000');
    expect(draft.markdown).toMatch(/CR-V EX at \$13,600/);
    // Its own text may name one beside it.
    expect(draft.markdown).not.toMatch(/RAV4[^.\n]*\$\d|RAV4[^.\n]*stock/);
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
  const rows = rowsOf(draft.markdown);
  expect(rows.length).toBeGreaterThan(2);
  // A pickup is no first car where there are others.
  for (const row of rows) expect(row).not.toMatch(/F-150|Silverado/);
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

describe('a price', () => {
  test.each([
    ['trucks 20k to 30k', 20_000, 30_000, 'between $20,000 and $30,000'],
    ['suvs 20-25k', 20_000, 25_000, 'between $20,000 and $25,000'],
    ['cars 15000 or less', 0, 15_000, 'under $15,000'],
    ['suv around 25000', 21_250, 28_750, 'around $25,000'],
    ['sub 20k suv', 0, 20_000, 'under $20,000'],
    ['20000 dollar cars', 0, 20_000, 'under $20,000'],
  ])('in other words than under holds: "%s"', async (keyword, low, high, told) => {
    const draft = await written(keyword);
    expect(proseOf(draft).slice(0, 2).join(' ')).toContain(told);
    const rows = rowsOf(draft.markdown);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      const price = Number(row.match(/\$([\d,]+)/)?.[1]?.replace(',', ''));
      expect(price).toBeGreaterThanOrEqual(low);
      expect(price).toBeLessThanOrEqual(high);
    }
  });

  test.each(['between 2019 and 2021 trucks', 'ram 2500 or 3500', 'trucks 2018 to 2020'])(
    'is not found in "%s"',
    async (keyword) => {
      expect((await written(keyword)).markdown).not.toMatch(/\$2,0|\$2,5|\$3,5/);
    },
  );
});

describe('new or used', () => {
  test.each([
    ['f-150 new', /no new Ford F-150/i],
    ['preowned suv', /used SUVs/],
    ['second hand trucks under 25000', /used trucks under \$25,000/],
    ['like new suv under 30000', /used SUVs under \$30,000/],
    ['2026 new equinox', /new 2026 Chevrolet Equinox/],
    ['chevy trucks new', /new Chevrolet trucks/],
  ])('is read wherever it stands: "%s"', async (keyword, told) => {
    expect(
      proseOf(await written(keyword))
        .slice(0, 2)
        .join(' '),
    ).toMatch(told);
  });
});

test('few miles are told of where the lowest-priced has them', async () => {
  const stock = fixtureStock().filter(({ bodyStyle }) => bodyStyle === 'minivan');
  const cheap = stock.map((car) => ({ ...car, priceCents: (car.mileage ?? 0) * 50 }));
  const draft = await written('used minivan with low miles', { stock: cheap });
  expect(proseOf(draft)[0]).toMatch(/\d miles/);
});

describe('what a keyword asks of its cars', () => {
  test.each([
    ['fwd suv under 25000', /FWD SUVs under \$25,000/],
    ['rwd trucks', /RWD trucks/],
    ['4 cylinder suv', /SUVs with a four-cylinder engine/],
    ['small truck for sale', /no small trucks/i],
    ['3/4 ton truck for sale', /no three-quarter-ton trucks/i],
    ['half ton trucks under 30000', /half-ton trucks under \$30,000/],
    ['diesel truck that can tow 12000', /no diesel trucks.*tow rating of 12,000/i],
    ['truck with 6 seats', /^(?!.*\bno trucks).*seats for six/i],
    ['cheapest 4x4 truck', /4WD trucks/],
    ['midsize sedan under 30000', /midsize sedans under \$30,000/],
    ['truck with 1500 lb payload', /payload of 1,500 pounds or more/],
    ['suv with 7 inches of ground clearance', /7 inches of ground clearance or more/],
    ['used toyota or honda under 20000', /Toyota or Honda/],
    ['cars with under 60k miles under 20k', /under \$20,000 with under 60,000 miles/],
    ['hybrid under 20000', /hybrid (?:vehicle|sedan|SUV)s? under \$20,000/],
    ['used cars no accidents', /history|report/],
    ['used suv with 300 dollar payments', /down payment/],
  ])('is said of them: "%s"', async (keyword, told) => {
    expect(
      proseOf(await written(keyword))
        .slice(0, 2)
        .join(' '),
    ).toMatch(told);
  });

  test('is asked by a question too: "which suv can tow 3000 lbs"', async () => {
    const draft = await written('which suv can tow 3000 lbs');
    expect(proseOf(draft)[0]).toMatch(/tow rating of 3,000 pounds or more/);
  });
});
