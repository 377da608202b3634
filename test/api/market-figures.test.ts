import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { trimFamily } from '../../src/domain/market/reading/trim-family.ts';
import { competitionRank } from '../../src/domain/market/figures/rank.ts';
import { median, theilSenSlope } from '../../src/domain/market/figures/statistics.ts';
import { supplyOf, verdictOf } from '../../src/domain/market/figures/supply.ts';
import { type Harness, harness } from '../support/harness.ts';
import { importMarket, listing, type ListingCells } from '../support/make-listing.ts';
import { car, type FeedCar, importCars } from '../support/make-vehicle.ts';
import { middleOf, placeAmong, slopeBetween } from '../support/recompute.ts';

async function compared(app: Harness, own: FeedCar, rows: readonly ListingCells[]) {
  const site = await app.makeSite({ plan: 'unlimited' });
  await importCars(app, site, [own]);
  await importMarket(app, rows);
  await app.drain();
  const client = await app.client(site);
  const set = (await client.get(`/market/competitive-set?vin=${own.vin}&limit=100`)).body.data;
  const [insight] = (await client.get(`/market/pricing-insights?vin=${own.vin}`)).body.data;
  return { set, insight };
}

const used: [price: number, miles: number][] = [
  [24_900, 12_000],
  [24_250, 15_500],
  [23_800, 18_000],
  [23_100, 21_700],
  [22_750, 24_100],
  [22_900, 27_000],
  [21_600, 30_300],
  [21_950, 33_000],
  [20_400, 37_900],
];

describe('a used vehicle', () => {
  test('is compared by figures as anybody would work them out', async () => {
    await using app = harness();
    const own = car(1, { price: 22_900, mileage: 25_000 });
    const rows = used.map(([price, miles], number) => listing(number, { price, miles }));
    const { set, insight } = await compared(app, own, rows);
    const prices = used.map(([price]) => price);
    const slope = slopeBetween(used.map(([price, miles]) => [miles, price]));
    expect(slope).toBeLessThan(-0.02);
    expect(slope).toBeGreaterThan(-0.25);
    expect([set.rank, set.tied, set.count]).toEqual([
      ...Object.values(placeAmong(22_900, prices)),
      9,
    ]);
    expect(set.adjustment).toMatchObject({ basis: 'mileage_slope', samples: 9 });
    expect(set.adjustment.per_distance).toBeCloseTo(slope, 4);
    const adjusted = used.map(([price, miles]) => price + slope * (25_000 - miles));
    const shown = new Map<unknown, Record<string, number>>(
      set.competitors.map((one: Record<string, number>) => [one.price, one]),
    );
    for (const [at, [price, miles]] of used.entries()) {
      const one = shown.get(price) ?? {};
      expect(one['adjusted_price']).toBeCloseTo(adjusted[at] ?? 0, 2);
      expect([one['price_difference'], one['mileage_difference']]).toEqual([
        price - 22_900,
        miles - 25_000,
      ]);
    }
    const middle = middleOf(prices);
    const mean = prices.reduce((sum, price) => sum + price) / prices.length;
    expect([insight.market_median, insight.price_rank, insight.vehicles_in_set]).toEqual([
      middle,
      set.rank,
      9,
    ]);
    expect(insight.market_average).toBeCloseTo(mean, 2);
    expect(insight.adjusted_median).toBeCloseTo(middleOf(adjusted), 2);
    expect(insight.suggested_price).toBeCloseTo(middleOf(adjusted), 2);
    expect(insight.price_to_market_percent).toBeCloseTo((22_900 / middle) * 100, 2);
    expect(insight.insight).toBe('competitive');
  });

  test('says what it costs in reason, and suggests no more than five percent at once', async () => {
    const cases = [
      [30_000, 'overpriced', 28_500],
      [15_000, 'underpriced', 15_750],
      [20_100, 'competitive', 20_000],
    ] as const;
    for (const [price, insight, suggested] of cases) {
      await using app = harness();
      const own = car(1, { price, mileage: 20_000 });
      const rows = [1, 2, 3, 4, 5, 6].map((number) => listing(number));
      const found = (await compared(app, own, rows)).insight;
      expect([found.insight, found.suggested_price]).toEqual([insight, suggested]);
      expect(found.reason).toMatch(
        /^The price is .*, and ranks \d of 7 from the lowest\. With \d+ days/,
      );
    }
  });

  test('gets the usual slope where the set has less than eight or rises with mileage', async () => {
    for (const rows of [
      used.slice(0, 6),
      used.map(([price], at) => [price, 40_000 - at * 2_000]),
    ]) {
      await using app = harness();
      const own = car(1, { price: 22_900, mileage: 25_000 });
      const made = rows.map(([price = 0, miles = 0], number) => listing(number, { price, miles }));
      const { set } = await compared(app, own, made);
      expect(set.adjustment).toMatchObject({ basis: 'mileage_default', per_distance: -0.08 });
    }
  });

  test('is compared with no fewer than five, widened as the answer says', async () => {
    await using app = harness();
    const own = car(1, { price: 22_900, mileage: 25_000 });
    const rows = [
      listing(1),
      listing(2),
      listing(3, { miles: 90_000, price: 12_000 }),
      listing(4, { trim: 'XSE V6' }),
      listing(5, { trim: 'XLE' }),
      listing(6, { year: 2024 }),
      listing(7, { condition: 'New', miles: 3 }),
      listing(8, { model: 'Corolla' }),
    ];
    const { set, insight } = await compared(app, own, rows);
    expect([set.count, set.set.widened, set.set.same]).toEqual([
      5,
      ['mileage', 'trim'],
      ['model', 'year', 'condition'],
    ]);
    expect(insight.insight).not.toBe('insufficient_data');
    await using poor = harness();
    const found = await compared(poor, own, rows.slice(0, 4));
    expect(found.set.count).toBe(4);
    expect(found.insight).toMatchObject({ insight: 'insufficient_data', vehicles_in_set: 4 });
    expect([found.insight.market_median, found.insight.suggested_price]).toEqual([null, null]);
  });
});

describe('a new vehicle', () => {
  test('is compared by what its price is of its MSRP', async () => {
    await using app = harness();
    const isNew = { condition: 'new', mileage: 5, year: 2026 } as const;
    const own = car(1, { ...isNew, price: 30_000, msrp: 30_000 });
    const offers: [price: number, msrp: number][] = [
      [33_000, 33_000],
      [31_000, 31_000],
      [28_500, 30_000],
      [27_900, 31_000],
      [35_350, 35_000],
      [29_400, 30_000],
    ];
    const rows = offers.map(([price, msrp], number) => {
      return listing(number, { condition: 'New', year: 2026, price, msrp, miles: 10 });
    });
    const { set, insight } = await compared(app, own, rows);
    const ratios = offers.map(([price, msrp]) => price / msrp);
    expect([set.rank, set.tied]).toEqual(Object.values(placeAmong(1, ratios)));
    expect(set.adjustment.basis).toBe('msrp_ratio');
    expect(insight.price_to_market_percent).toBeCloseTo(100 / middleOf(ratios), 2);
    expect(insight.market_median).toBe(middleOf(offers.map(([price]) => price)));
    expect(insight.adjusted_median).toBeCloseTo(middleOf(ratios) * 30_000, 1);
  });
});

describe('laws', () => {
  const values = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 1, maxLength: 40 });

  test('the median is the middle, whatever the order', () => {
    fc.assert(fc.property(values, (some) => expect(median(some)).toBe(middleOf(some))));
  });

  test('a rank is one more than how many are lower', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: -1_000, max: 1_000 }), (others, own) => {
        const { rank, tied, lower, higher } = competitionRank(own, others);
        expect({ rank, tied }).toEqual(placeAmong(own, others));
        expect(lower + tied + higher).toBe(others.length);
      }),
    );
  });

  test('a slope is the one that the points were made with, though one in five is odd', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), fc.integer(), (slope, odd) => {
        const points = Array.from({ length: 20 }, (_, x) => ({ x, y: slope * x }));
        for (const at of [3, 9, 14]) points[at] = { x: at, y: odd };
        expect(theilSenSlope(points)).toBeCloseTo(slope, 6);
      }),
    );
    expect(
      theilSenSlope([
        { x: 1, y: 2 },
        { x: 1, y: 3 },
      ]),
    ).toBeNull();
  });

  test('supply is told from 14 days of history and three sales on, over 45 days at most', () => {
    expect(supplyOf(30, 30, 13)).toMatchObject({ sold: null, days: null });
    expect(supplyOf(30, 30, 14).days).toBe(14);
    expect(supplyOf(30, 30, 400).days).toBe(45);
    expect(supplyOf(30, 2, 45)).toMatchObject({ sold: 2, days: null });
    expect(supplyOf(0, 9, 45).days).toBe(0);
    const verdicts = [verdictOf(79, 100), verdictOf(80, 100), verdictOf(125, 100)];
    expect([...verdicts, verdictOf(126, 100)]).toEqual(['under', 'balanced', 'balanced', 'over']);
    const alone = [29, 30, 60, 61].map((days) => verdictOf(days, null));
    expect(alone).toEqual(['under', 'balanced', 'balanced', 'over']);
    expect(verdictOf(null, 40)).toBeNull();
  });

  test('trims of one family cost about the same', () => {
    const families = [
      ['xle', 'XLE', 'XLE Premium AWD', 'XLE 4dr Sedan'],
      ['trdpro', 'TRD Pro'],
      ['trdoff', 'TRD Off-Road Double Cab 5 Bed V6 AT', 'TRD Off Road 4x4'],
      ['lt', 'LT', '1LT', 'LT w/1LT'],
      ['exl', 'EX-L'],
      ['bighorn', 'Big Horn Crew Cab'],
      ['', '', '4WD'],
    ];
    for (const [family, ...trims] of families) {
      expect(trims.map(trimFamily)).toEqual(trims.map(() => family ?? ''));
    }
  });
});
