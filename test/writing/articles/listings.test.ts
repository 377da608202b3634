import { describe, expect, test } from 'bun:test';
import { stockFilterOf } from '../../../src/writing/facts/stock-filter.ts';
import { factSheetOf } from '../../../src/writing/facts/fact-sheet.ts';
import type { StockVehicle } from '../../../src/writing/store-profile.ts';
import { fixtureStock, newYear } from '../../support/stock.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const [some] = fixtureStock();

function car(id: string, given: Partial<StockVehicle>): StockVehicle {
  if (!some) throw new Error('The fixture lot is empty.');
  const base = { condition: 'used', bodyStyle: 'suv', fuelType: 'gasoline' } as const;
  return {
    ...some,
    ...base,
    id,
    stockNumber: id,
    vin: null,
    features: [],
    description: null,
    ...given,
  };
}

const lot = [
  car('S1', {
    make: 'Honda',
    model: 'CR-V',
    year: newYear - 3,
    exteriorColor: 'Radiant Red',
    mileage: 21000,
    priceCents: 2100000,
    drivetrain: 'AWD',
  }),
  car('S2', {
    make: 'Honda',
    model: 'CR-V',
    year: newYear - 5,
    exteriorColor: 'GREY METALLIC',
    mileage: 64000,
    priceCents: 1700000,
    drivetrain: 'FWD',
  }),
  car('S3', {
    make: 'Toyota',
    model: 'RAV4',
    year: newYear - 1,
    exteriorColor: 'Summit White with Black roof',
    mileage: 9000,
    priceCents: 2900000,
    drivetrain: 'AWD',
    features: ['One owner'],
  }),
  car('T1', {
    make: 'Ford',
    model: 'F-150',
    year: newYear - 4,
    bodyStyle: 'truck',
    exteriorColor: 'Black',
    mileage: 81000,
    priceCents: 2500000,
    drivetrain: '4WD',
  }),
  car('V1', {
    make: 'Honda',
    model: 'Odyssey',
    year: newYear - 2,
    bodyStyle: 'minivan',
    exteriorColor: 'Blue',
    mileage: 30000,
    priceCents: 3000000,
    drivetrain: 'FWD',
  }),
];

/** Stock numbers of what an article on the keyword is about. */
function matched(keyword: string, stock = lot): (string | null)[] {
  const { focus } = factSheetOf(researchedBrief(keyword, { stock }));
  return focus.id === 'match' ? focus.vehicles.map(({ stockNumber }) => stockNumber) : [];
}

async function openingOn(keyword: string, stock = lot): Promise<string> {
  const { markdown } = await writeArticleFor(researchedBrief(keyword, { stock }));
  return markdown.split('\n## ')[0] ?? '';
}

describe('what a keyword asks of single cars filters the stock', () => {
  test.each([
    [`${newYear - 3} or newer suvs`, ['S1', 'S3']],
    [`suvs newer than ${newYear - 3}`, ['S3']],
    [`${newYear - 5} suv`, ['S2']],
    ['suvs with under 30,000 miles', ['S1', 'S3']],
    ['suv under 30k miles', ['S1', 'S3']],
    ['red suv for sale', ['S1']],
    ['gray suv', ['S2']],
    ['white suv', ['S3']],
    ['one owner suv', ['S3']],
    ['awd suv', ['S1', 'S3']],
    ['best suv for snow', ['S1', 'S3']],
    ['4x4 trucks', ['T1']],
    ['one owner toyota', ['S3']],
    ['half ton under 30k', ['T1']],
    ['family suv under 25k', ['S1', 'S2']],
    ['7 passenger vehicles', ['V1']],
    ['awd suv under 25k with less than 50000 miles', ['S1']],
  ])('"%s"', (keyword, expected) => {
    expect(matched(keyword)).toEqual(expected);
  });

  test('a luxury car is known by its make, and a sports car by its body', () => {
    const stock = [
      ...lot,
      car('L1', { make: 'Lexus', model: 'RX 350', priceCents: 3900000 }),
      car('C1', { make: 'Ford', model: 'Mustang', bodyStyle: 'coupe', priceCents: 2600000 }),
    ];
    expect(matched('luxury suv under 40k', stock)).toEqual(['L1']);
    expect(matched('sports cars under 40k', stock)).toEqual(['C1']);
  });

  test('a limit in miles is no price, in any unit', () => {
    const filter = stockFilterOf('cars with less than 50,000 miles', [], newYear);
    expect([filter.priceMax, filter.milesMax]).toEqual([null, { figure: 50_000, unit: 'mi' }]);
    const km = stockFilterOf('suv under 100000 km', [], newYear);
    expect([km.priceMax, km.milesMax?.unit]).toEqual([null, 'km']);
  });

  test.each(['black friday truck deals', 'does the truck come in red', 'white smoke from my suv'])(
    '"%s" asks for no color',
    (keyword) => {
      expect(stockFilterOf(keyword, [], newYear).color).toBeNull();
    },
  );

  test('a leftover is new and not of the newest model year', () => {
    const { condition, years } = stockFilterOf('leftover trucks', [], newYear);
    expect([condition, years?.to]).toEqual(['new', newYear - 1]);
    expect(stockFilterOf(`leftover ${newYear - 1} models`, [], newYear)).toMatchObject({
      condition: 'new',
      years: { from: newYear - 1, to: newYear - 1 },
    });
  });
});

describe('a page on cars that have something', () => {
  test.each([
    '4x4 trucks under 40000',
    'one owner suv',
    '7 passenger vehicles',
    'best suv for snow',
  ])('on "%s" begins with them', async (keyword) => {
    expect(await openingOn(keyword)).toMatch(/\$\d/);
  });

  test('says what is not here, and shows the nearest', async () => {
    const opening = await openingOn('purple suv for sale');
    expect(opening).toMatch(/\bno purple SUVs\b/);
    expect(matched('purple suv for sale')).toEqual(['S1', 'S2', 'S3']);
    expect(matched(`${newYear - 6} suv`)).toEqual(['S2']);
  });

  test('says what the listings do not tell, instead of none', async () => {
    const stock = lot.map((one) => ({ ...one, features: [] }));
    const opening = await openingOn('one owner suv', stock);
    expect(opening).toMatch(/history report/);
    expect(opening).not.toMatch(/\bno one-owner\b/);
  });

  test('says of a warranty that the listings do not tell of it', async () => {
    expect(await openingOn('suvs under 25k with warranty')).toMatch(/warranty/i);
  });

  test('shows no car of another fuel or body', async () => {
    for (const keyword of ['electric cars for sale', 'convertible for sale']) {
      const { markdown } = await writeArticleFor(researchedBrief(keyword, { stock: lot }));
      expect(markdown).not.toContain('Table:');
      expect(markdown).toMatch(/\bno (?:electric vehicles|convertibles)\b/);
    }
  });

  test('on a make or a condition that is not here says so', async () => {
    expect(await openingOn('used tesla under 30k')).toMatch(/no Tesla\b|nothing from Tesla/);
    expect(await openingOn('used mercedes suv')).toMatch(/Mercedes-Benz/);
    const fresh = lot.map((one) => ({ ...one, condition: 'new' as const }));
    expect(await openingOn('used cars', fresh)).toMatch(/no used vehicles/);
  });

  test('puts the least driven first where few miles are asked for', async () => {
    const { markdown } = await writeArticleFor(researchedBrief('low mileage suv', { stock: lot }));
    const rows = [...markdown.matchAll(/^\| .*?(S\d)/gm)].map(([, stock]) => stock);
    expect(rows).toEqual(['S3', 'S1', 'S2']);
  });

  test('does not say how a store gets its cars', async () => {
    const { markdown } = await writeArticleFor(
      researchedBrief('used suv for sale', { stock: lot }),
    );
    expect(markdown).not.toMatch(/waitlist|in transit means|new cars arrive/i);
  });
});

test('who asks for a model in stock with all-wheel drive is shown those', () => {
  const { focus } = factSheetOf(researchedBrief('equinox awd in stock'));
  expect(new Set(focus.vehicles.map(({ drivetrain }) => drivetrain))).toEqual(new Set(['AWD']));
  // The same without an offer asks whether there is one.
  const asked = factSheetOf(researchedBrief('does the equinox have awd')).focus;
  expect(asked.summary.drivetrains.length).toBeGreaterThan(1);
});

test('a lease is of a new car, and its end of no other', () => {
  const subject = (keyword: string) => factSheetOf(researchedBrief(keyword));
  expect(subject('equinox lease deals').unmet?.wanted.condition ?? 'new').toBe('new');
  const { focus } = subject('equinox lease deals');
  expect(focus.vehicles.every(({ condition }) => condition === 'new')).toBe(true);
  expect(subject('equinox lease buyout').filter.condition).toBeNull();
});

test('who asks for a pickup is shown no sedans in its place', async () => {
  const stock = fixtureStock().filter(({ model }) => model === 'Camry');
  const { markdown } = await writeArticleFor(researchedBrief('toyota tacoma', { stock }));
  expect(markdown).toMatch(/no Toyota Tacoma|does not have/);
  expect(markdown).not.toContain('Table: Toyota');
});

test('what stands between "new" and the car leaves it new', () => {
  const conditionOf = (keyword: string) => stockFilterOf(keyword, [], 2026).condition;
  expect(conditionOf('cheapest new hybrid suv')).toBe('new');
  expect(conditionOf('best new compact awd suvs')).toBe('new');
  expect(conditionOf('used or new hybrid suv')).toBe(null);
  expect(conditionOf('what is a new generation hybrid suv')).toBe(null);
});
