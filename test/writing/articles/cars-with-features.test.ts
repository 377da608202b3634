import { describe, expect, test } from 'bun:test';
import type { Brief } from '../../../src/writing/brief.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { fixtureStock, fixtureStore } from '../../support/stock.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

const kit = ['Heated Front Seats', 'Apple CarPlay/Android Auto', 'Trailer Tow Package'];

/** A lot whose feed lists equipment: every third car has the first, every fourth the second. */
function equipped(both: boolean) {
  return fixtureStock().map((car, at) => {
    const isHeated = at % 3 === 0;
    const isLinked = both ? at % 2 === 0 : !isHeated && at % 4 === 1;
    const own = [...(isHeated ? [kit[0]] : []), ...(isLinked ? [kit[1]] : []), 'Keyless Entry'];
    return { ...car, features: own.filter((one) => one !== undefined) };
  });
}

function written(keyword: string, own: Partial<Brief> = {}) {
  return writeArticleFor(
    researchedBrief(keyword, { articleType: 'basic', contentLength: 1200, ...own }),
  );
}

describe('cars with a feature', () => {
  test('are those that the feed lists with it, and no others', async () => {
    const stock = equipped(true);
    const draft = await written('cars with heated seats and apple carplay', { stock });
    const both = stock.filter(({ features }) => features.length === 3);
    expect(both.length).toBeGreaterThan(5);
    expect(proseOf(draft)[0]).toContain(`${both.length} vehicles with heated seats and Apple`);
    for (const { stockNumber, features } of stock) {
      if (features.length < 3) expect(draft.markdown).not.toContain(`[${stockNumber}]`);
    }
  });

  test('where none has both are told one by one', async () => {
    const stock = equipped(false);
    const draft = await written('cars with heated seats and apple carplay', { stock });
    const count = (name?: string) =>
      stock.filter(({ features }) => features.some((one) => one === name)).length;
    const opening = proseOf(draft).join(' ');
    expect(opening).toMatch(/no vehicles with heated seats and Apple CarPlay/);
    expect([count(kit[0]), count(kit[1])]).toEqual([25, 12]);
    expect(opening).toContain('25 have heated seats and twelve have Apple CarPlay');
  });

  test('of which the feed says nothing are not said to be missing', async () => {
    for (const keyword of ['cars with heated seats and apple carplay', 'suvs with tow package']) {
      const { markdown } = await written(keyword);
      expect(markdown).not.toMatch(/There are no|(?:lot|we) ha(?:s|ve) no/);
      expect(markdown).toMatch(/listings? (?:don't say|leave out)|isn't in our listings/);
    }
  });

  test.each([
    ['manual transmission cars', 'transmission', 'Manual'],
    ['stick shift cars for sale', 'transmission', '6-Speed Manual'],
    ['crew cab trucks', 'trim', 'LT Crew Cab'],
  ] as const)('"%s" is answered from its own column', async (keyword, column, value) => {
    const trucks = fixtureStock();
    const own = trucks.findIndex((car) => car.bodyStyle === 'truck');
    const stock = trucks.map((car, at) => (at === own ? { ...car, [column]: value } : car));
    const { markdown } = await written(keyword, { stock });
    expect(markdown).toContain(stock[own]?.stockNumber ?? '?');
    expect(markdown).not.toContain(`[${stock[own === 0 ? 1 : 0]?.stockNumber}]`);
  });

  test('a kind of car that is not here is missed once', async () => {
    const { markdown } = await written('manual transmission cars');
    expect(markdown.match(/no vehicles with a manual transmission/g)).toHaveLength(1);
  });
});

test('"7 seater" is a car by itself', async () => {
  const draft = await written('7 seater under 30k');
  expect(proseOf(draft)[0]).toMatch(/minivan under \$30,000 with seats for seven/);
});

test('of owners that the feed does not tell none is denied', async () => {
  const { markdown } = await written('one owner cars');
  expect(markdown).not.toMatch(/no one-owner/);
  expect(markdown).toMatch(/73 vehicles/);
});

describe('the title of a list of cars', () => {
  test.each([
    ['used trucks for sale near me', /^Used trucks in Duluth: 13 in stock from \$14,900$/],
    ['hybrid suv in stock', /^Hybrid SUVs in Duluth: 12 in stock from \$/],
    ['used f-150 xl under 20000', /: one in stock at \$14,900$/],
    ['cheap cars under 10000', /: the closest we have$/],
    ['low mileage used cars', /: the lowest odometers in stock$/],
  ])('on "%s" says what there is', async (keyword, title) => {
    expect((await written(keyword)).title).toMatch(title);
  });

  test('stays as an editor wrote it', async () => {
    expect((await written('used trucks', { title: 'Our trucks' })).title).toBe('Our trucks');
  });
});

test('cars that are here need no question before them', async () => {
  for (const keyword of [
    'hybrid suv in stock',
    'used trucks for sale',
    'manual transmission cars',
  ]) {
    expect(proseOf(await written(keyword))[0]).not.toMatch(/^[^.]*\?/);
  }
});

test('a certified car is no plain used one, and what that means is said once', async () => {
  const { markdown } = await written('certified cars near me');
  const rows = markdown.split('\n').filter((line) => line.startsWith('| ['));
  expect(rows.length + markdown.split('| ![').length).toBeGreaterThan(5);
  expect(markdown).toMatch(/\| Used, certified, [\d,]+ miles/);
  expect(markdown.match(/dealer's\s+program/g)).toHaveLength(1);
  expect(markdown).not.toMatch(/ask (us )?who certifie[sd]/i);
});

describe('vans for work', () => {
  const van = { bodyStyle: 'van' as const, make: 'Ford', model: 'Transit 250', condition: 'used' };
  const [first, second, ...others] = fixtureStock();
  const vans = [
    { ...first, ...van, trim: 'Cargo' },
    { ...second, ...van, trim: 'Passenger XLT' },
  ] as typeof others;

  test('are counted without those for passengers', async () => {
    const draft = await written('used cargo vans', { stock: [...vans, ...others] });
    expect(proseOf(draft)[0]).toMatch(/one used cargo van/);
    expect(draft.markdown).not.toContain(second?.stockNumber ?? '?');
  });

  test('are said to be missing where there are none', async () => {
    const draft = await written('used cargo vans');
    expect(proseOf(draft)[0]).toMatch(/no used cargo vans/);
  });
});

describe('cars up to a payment', () => {
  test.each(['cars under 300 a month', 'used trucks under $400/month', 'suvs for $350 per month'])(
    '"%s" is told what a payment follows from, and no car is put beside one',
    async (keyword) => {
      for (const articleType of ['basic', 'qa'] as const) {
        const draft = await written(keyword, { articleType });
        const [opening = ''] = proseOf(draft);
        expect(opening).toMatch(/(?:300|350|400) (?:dollars )?a month.*[\d,]+ dollars.*60 months/);
        expect(opening).toMatch(/7 percent APR/);
        expect(draft.markdown).not.toMatch(/\$(?:300|350|400)\b|factory.order/i);
        expect(draft.title).not.toMatch(/in stock/);
      }
    },
  );
});

test('of a model and year with four driven wheels those cars are told first', async () => {
  const [opening = ''] = proseOf(await written('2021 equinox awd'));
  expect(opening).toMatch(/^[^.]*one used AWD 2021 Chevrolet Equinox SUV/);
  expect((await written('equinox awd')).title).not.toMatch(/in stock/);
});

describe('a model that is not here', () => {
  test('is replaced by single cars of its kind, and driven or traded in by nobody', async () => {
    for (const articleType of ['basic', 'qa', 'expert'] as const) {
      const { markdown } = await written('toyota tacoma for sale duluth', { articleType });
      expect(markdown).toMatch(/used 2019 Ford F-150 XL at \$14,900/);
      expect(markdown).not.toMatch(/test drive the Toyota Tacoma|Tacoma (?:is )?worth|in a color/);
    }
  });

  test('is ordered only where its make is sold new', async () => {
    const keyword = 'should i order a kia telluride or wait';
    const store = { ...fixtureStore, makes: ['Kia'] };
    const here = await written(keyword, { store });
    expect(here.markdown).toMatch(/^## How .*order.* works$/m);
    expect((await written('kia telluride for sale')).markdown).not.toMatch(/Should I order/);
  });
});

describe('what no row tells', () => {
  test('is counted in no title', async () => {
    for (const keyword of ['lifted trucks for sale', 'cars with heated seats']) {
      expect((await written(keyword)).title).not.toMatch(/\d+ in stock/);
    }
  });

  test('is no reason to offer nothing: gas trucks come close to a diesel', async () => {
    const draft = await written('diesel trucks for sale');
    expect(proseOf(draft)[0]).toMatch(/no diesel trucks.*closest.* 21 trucks/);
    expect((await written('electric trucks for sale')).markdown).not.toMatch(/F-150 XL/);
  });
});

test('a yes after a count of the stock has its question before it', async () => {
  for (const keyword of ['used toyota rav4 hybrid', 'used electric cars near me']) {
    for (const place of [0, 1, 2, 3, 4]) {
      expect(proseOf(await written(keyword, { place }))[1]).not.toMatch(/^(?:Yes|No|Usually)[,.]/);
    }
  }
});

test('a model of which only the hybrid is here is not looked for elsewhere', async () => {
  const { markdown } = await written('toyota rav4 for sale', { articleType: 'qa' });
  expect(markdown).not.toMatch(/if it is not on the lot/);
});

test.each(['white', 'blue', 'red'])('"%s SUV" is a list of that color', async (color) => {
  const { markdown } = await written(`${color} suv`);
  const wanted = fixtureStock().filter(({ bodyStyle, exteriorColor }) => {
    return bodyStyle === 'suv' && new RegExp(`\\b${color}`, 'i').test(exteriorColor ?? '');
  });
  expect(wanted.length).toBeGreaterThan(1);
  const some = wanted.toSorted((a, b) => (a.priceCents ?? 0) - (b.priceCents ?? 0)).slice(0, 3);
  for (const { stockNumber } of some) expect(markdown).toContain(stockNumber ?? '?');
});

describe('a list of cars', () => {
  test.each([
    ['black truck', /Black trucks in Duluth/, /in transit/],
    ['sport utility vehicles under 35000', /: 30 in stock/, /leaves out/],
    ['clearance trucks', /^Clearance trucks/, /ground clearance|skid plates/i],
    ['best first cars for teens under 15000', /First cars|first cars/, /no list/],
  ])('on "%s" is about them', async (keyword, title, stray) => {
    const draft = await written(keyword);
    expect(draft.title).toMatch(title);
    expect(draft.markdown).not.toMatch(stray);
    expect(draft.paragraphs.some(({ kind }) => kind === 'table')).toBe(true);
  });

  test('is not asked again whether there are any', async () => {
    const { markdown } = await written('camry xse', { articleType: 'qa' });
    expect(markdown).not.toMatch(/### Is .* in stock near/);
  });
});

test('a trim is known by the end of its name', async () => {
  const draft = await written('silverado 1500 trail boss');
  expect(draft.title).toMatch(/^Silverado 1500 Trail Boss in Duluth: 4 in stock/);
  expect(proseOf(draft)[0]).toMatch(/Silverado 1500 LT Trail Boss trucks/);
});

test('trims of one model are not set against another model', async () => {
  const { markdown } = await written('equinox rs vs activ');
  expect(markdown).not.toMatch(/RAV4|CR-V/);
});

test('a name that ends like a verb is none', async () => {
  const { markdown } = await written('2024 chrysler pacifica limited');
  expect(markdown).not.toMatch(/Pacifica is Limited/);
});

test('a feature is named as people say it, and its cars are counted once', async () => {
  const stock = equipped(true);
  const draft = await written('which suvs have heated seats', { stock, articleType: 'qa' });
  expect(draft.markdown).not.toMatch(/\ba (?:heated seat|leather|captain)\b/);
  expect(draft.markdown.match(/ with heated seats (?:are|on)\b/g) ?? []).toHaveLength(1);
});

test('a limit in a question is a sum', async () => {
  const { title } = await written('what trucks can i get under 40000', { articleType: 'qa' });
  expect(title).toBe('What trucks can I get under $40,000?');
});

test('with a town a model and its drive are a list of those', async () => {
  const { title } = await written('silverado 1500 4x4 duluth');
  expect(title).toMatch(/^Silverado 1500 4x4 in Duluth: \d+ in stock/);
});

test.each([
  ['f-150 v8 for sale', /^F-150 V8 in Duluth: \d+ in stock/],
  ['suv under 30000', /^SUVs under \$30,000 in Duluth: \d+ in stock/],
  ['chevy silverado crew cab for sale', /^Chevy Silverado crew cab/],
])('"%s" is a list of cars', async (keyword, title) => {
  const draft = await written(keyword);
  expect(draft.title).toMatch(title);
  expect(draft.paragraphs.some(({ kind }) => kind === 'table')).toBe(true);
});

test('who looks for a make in stock that is not here is told how one is found', async () => {
  const { markdown } = await written('jeep trucks in stock', { articleType: 'qa' });
  expect(markdown).not.toMatch(/in transit/i);
  expect(markdown).toMatch(/no Jeep/);
});

test('a trim is told without its doors, gears and remarks', async () => {
  const stock = fixtureStock().map((car) =>
    car.model === 'Camry' ? { ...car, trim: '4dr Sdn Auto XSE *Ltd Avail*' } : car,
  );
  const { markdown } = await written('used toyota camry', { stock });
  expect(markdown).toContain('Camry XSE');
  expect(markdown).not.toMatch(/4dr|Sdn|Avail/);
});

test.each([
  ['new silverado 1500 4wd', /^New Silverado 1500 4WD in Duluth: \d+ in stock/],
  ['8 passenger vehicles', /^8-passenger vehicles(?!.*in stock)/],
  ['cheap used cars', /^Used cars in Duluth: \d+ under \$\d+,000, from /],
  ['used pickup trucks', /^Used pickup trucks in Duluth: 13 in stock/],
  ['silverado 1500 wt vs lt', /WT vs\. LT/],
])('the page on "%s" is titled by what it is', async (keyword, title) => {
  expect((await written(keyword)).title).toMatch(title);
});

test('a list of new ones is asked nothing of used ones', async () => {
  const { markdown } = await written('new suvs under 35000', { articleType: 'qa' });
  expect(markdown).not.toMatch(/used car financing|cheap car/);
});

test('an answer that hangs on its yes keeps it and begins with it', async () => {
  for (const place of [0, 1, 2, 3, 4]) {
    const { markdown } = await written('chevy equinox awd', { place, articleType: 'qa' });
    expect(markdown).not.toMatch(/[.!] If one hill/);
  }
});

test('a trim that is missing is looked for by its whole name, and priced once', async () => {
  const { markdown } = await written('f-150 raptor for sale');
  expect(markdown).toMatch(/get the Ford F-150 Raptor if it is not on the lot/);
  expect(markdown.match(/\$14,900 to \$41,935/g)).toHaveLength(1);
});

test('a heading over stock names the town once, of however many words', async () => {
  const store = { ...fixtureStore, city: 'San Diego', state: 'CA' };
  const { markdown } = await written('used trucks san diego', { store });
  expect(markdown).not.toMatch(/in San Diego (?:in stock|on our lot)/);
});
