import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import type { Draft } from '../../../src/writing/draft.ts';
import { WritingFailed } from '../../../src/writing/writing-failed.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';
import { comparisonBrief, side } from './briefs-by-type.ts';

const sides = [
  side('Toyota', 'RAV4 Hybrid'),
  side('Honda', 'CR-V'),
  side('Chevrolet', 'Equinox'),
  side('Chevrolet', 'Bolt EUV'),
  side('Subaru', 'Forester'),
];

describe('favor', () => {
  test('never changes a fact that is stated of a vehicle, nor a cell of a table', async () => {
    const bias = fc.record({
      count: fc.integer({ min: 2, max: 5 }),
      featured: fc.nat(4),
      biasLevel: fc.integer({ min: 0, max: 100 }),
      contentLength: fc.constantFrom(400, 900, 1500, 2600, 3500, 5000),
    });
    await fc.assert(
      fc.asyncProperty(bias, async ({ count, featured, biasLevel, contentLength }) => {
        const vehicles = sides.slice(0, count);
        const write = (featuredIndex: number | null, level: number): Promise<Draft> => {
          const favor = { vehicles, featuredIndex, biasLevel: level };
          return writeArticleFor(comparisonBrief(favor, { articleId: 'law', contentLength }));
        };
        const neutral = await write(null, 0);
        const favored = await write(featured % count, biasLevel);
        expect(statedFacts(favored)).toEqual(statedFacts(neutral));
        expect(tablesOf(favored)).toEqual(tablesOf(neutral));
        expect(favored.notCovered).toEqual(neutral.notCovered);
      }),
      { numRuns: 14 },
    );
  });

  test('leads with the featured vehicle at full level, and keeps the order without', async () => {
    const vehicles = sides.slice(0, 3);
    const [neutral, favored] = await Promise.all(
      [0, 100].map((biasLevel) =>
        writeArticleFor(comparisonBrief({ vehicles, featuredIndex: 2, biasLevel })),
      ),
    );
    const order = (draft: Draft | undefined) => {
      const text = draft?.paragraphs.find((one) => one.sectionId === 'economy')?.text ?? '';
      return ['RAV4 Hybrid', 'CR-V', 'Equinox'].toSorted(
        (one, two) => text.indexOf(one) - text.indexOf(two),
      );
    };
    expect(order(neutral)).toEqual(['RAV4 Hybrid', 'CR-V', 'Equinox']);
    expect(order(favored)).toEqual(['Equinox', 'RAV4 Hybrid', 'CR-V']);
  });

  test('gives the featured vehicle more to read the higher it is', async () => {
    const lengths = await Promise.all(
      [0, 50, 100].map(async (biasLevel) => {
        const draft = await writeArticleFor(comparisonBrief({ featuredIndex: 1, biasLevel }));
        const own = draft.paragraphs.filter((one) => one.sectionId === 'featured');
        return own.map(({ text }) => text).join(' ').length;
      }),
    );
    expect(lengths[0]).toBe(0);
    expect(lengths[1]).toBeGreaterThan(0);
    expect(lengths[2]).toBeGreaterThan(lengths[1] ?? 0);
  });
});

describe('a comparison', () => {
  test('says in its first paragraph who should choose which', async () => {
    const [verdict] = proseOf(await writeArticleFor(comparisonBrief()));
    expect(verdict).toMatch(/2026 Toyota RAV4 Hybrid.*39 mpg combined|39 mpg combined.*RAV4/s);
    expect(verdict).toContain('2026 Chevrolet Equinox');
    expect(verdict?.split(/(?<=[.]) (?=\p{Lu})/u).length).toBeLessThanOrEqual(4);
  });

  test('calls every mileage figure an estimate of the EPA and names its cycle', async () => {
    const draft = await writeArticleFor(comparisonBrief({ vehicles: sides.slice(0, 4) }));
    const mentions = proseOf(draft)
      .flatMap((text) => text.split(/(?<=[.]) (?=\p{Lu})/u))
      .filter((sentence) => /\d (mpg|MPGe|miles)\b/.test(sentence));
    expect(mentions.length).toBeGreaterThan(3);
    for (const sentence of mentions) {
      expect(sentence).toMatch(/EPA/);
      expect(sentence).toMatch(/estimate/i);
      if (/mpg|MPGe/.test(sentence)) expect(sentence).toMatch(/city|highway|combined/);
    }
  });

  test.each([
    [2499, 1],
    [2500, 3],
  ])('of %d words has %d tables', async (contentLength, tables) => {
    const draft = await writeArticleFor(comparisonBrief({}, { contentLength }));
    expect(tablesOf(draft)).toHaveLength(tables);
  });

  test('keeps the rows in which a rival is ahead of the featured vehicle', async () => {
    const favor = { vehicles: sides.slice(0, 2), featuredIndex: 1, biasLevel: 100 };
    const { markdown } = await writeArticleFor(comparisonBrief(favor));
    expect(markdown).toMatch(
      /\| EPA-estimated mpg, combined \| 39 \| 29–30 \(gas\); 35–40 \(hybrid\) \|/,
    );
  });

  test('is refused with the name where nothing is known of a side', async () => {
    const vehicles = [side('Toyota', 'RAV4 Hybrid'), side('Lada', 'Niva')];
    const written = writeArticleFor(comparisonBrief({ vehicles }));
    await expect(written).rejects.toThrow(/insufficient_facts: .*the 2026 Lada Niva/);
  });

  test('tells of a rival that is not here what its maker filed, with source and date', async () => {
    const vehicles = [side('Toyota', 'Camry', 2023), side('Honda', 'Pilot', 2023)];
    const { markdown, facts } = await writeArticleFor(comparisonBrief({ vehicles }));
    expect(markdown).toMatch(/third row/i);
    expect(markdown).toMatch(/\| Rows of seats \| 2 \| 3 \|/);
    expect(markdown).toMatch(/\| Engines \|.*\| 3\.5L V6 (?:\(\d+ hp\) )?\|/);
    expect(markdown.match(/as filed with NHTSA/g)).toHaveLength(1);
    expect(facts.map(({ id }) => id)).toContain('compared.2.reference.rows');
  });

  test('says nothing of the filings that the stock contradicts, or in Canada', async () => {
    const vehicles = [side('Toyota', 'Camry'), side('Honda', 'Accord')];
    const brief = comparisonBrief({ vehicles });
    const odd = brief.stock.map((car) =>
      car.model === 'Camry' ? { ...car, engine: '9.9L V16', fuelType: 'diesel' as const } : car,
    );
    const { markdown } = await writeArticleFor({ ...brief, stock: odd });
    expect(markdown).toMatch(/\| Engines \| 9\.9L V16 \(in stock\) \| 1\.5L/);
    const store = { ...brief.store, country: 'CA', state: 'ON' };
    const abroad = await writeArticleFor({ ...brief, store });
    expect(abroad.markdown).not.toContain('vPIC');
  });

  test.each([
    [[side('Lada', 'Niva'), side('Dacia', 'Duster')]],
    [[side('Toyota', 'Camry'), side('Lada', 'Niva'), side('Dacia', 'Duster')]],
  ])('fails with the names where too little is known', async (vehicles) => {
    const refused = writeArticleFor(comparisonBrief({ vehicles }));
    await expect(refused).rejects.toThrow(WritingFailed);
    await expect(refused).rejects.toThrow(/2026 Lada Niva and 2026 Dacia Duster/);
  });

  test('prices nothing that is not on the lot in the year asked for', async () => {
    const vehicles = [side('Toyota', 'RAV4 Hybrid'), side('Honda', 'CR-V')];
    const { markdown } = await writeArticleFor(comparisonBrief({ vehicles }));
    const prices = markdown.split('\n').filter((line) => /^\| (New|Used), price/.test(line));
    // Of one side alone a price is no line of the table.
    expect(prices).toEqual([]);
    expect(markdown).toMatch(/from 2019 to 2024, (?:priced )?from \$/);
  });
});

/** What is stated of a vehicle: all facts but names, advice and the store's own. */
function statedFacts({ facts }: Draft): string[] {
  return facts
    .filter(({ id }) => /^(compared\.\d+\.(?!name)|economy\.|row\.)/.test(id))
    .map(({ id, value }) => `${id}: ${value}`)
    .toSorted();
}

function tablesOf({ paragraphs }: Draft): string[] {
  return paragraphs.filter(({ kind }) => kind === 'table').map(({ text }) => text);
}

describe('the verdict of a comparison', () => {
  const ofSides = (...vehicles: ReturnType<typeof side>[]) =>
    writeArticleFor(comparisonBrief({ vehicles }));

  test('leaves out sizes that overlap, and mpg of engines that nobody rated', async () => {
    const draft = await ofSides(side('Ford', 'F-150', 2022), side('Ram', '1500', 2022));
    const [first = ''] = proseOf(draft);
    expect(first).toContain('14,000 pounds');
    expect(first).not.toMatch(/bumper|long\b|mpg/);
    expect(draft.markdown).toMatch(/Limited and TRX \|/);
    expect(draft.markdown).not.toMatch(/\| Cabs \|/);
  });

  test('says no cargo verdict that another place contradicts', async () => {
    const draft = await ofSides(
      side('Chevrolet', 'Bolt EUV', 2023),
      side('Hyundai', 'Kona Electric', 2023),
    );
    const [first = ''] = proseOf(draft);
    expect(first).toMatch(/258 miles, against 247 miles/);
    expect(first).not.toContain('cubic feet');
    expect(draft.markdown).toContain('| SE, SEL and Limited |');
  });

  test('says which to take for what, with the figures of both, before the stock', async () => {
    const sides = [side('Honda', 'Civic', 2024), side('Toyota', 'Corolla', 2024)];
    const [first = '', second = ''] = proseOf(await ofSides(...sides));
    expect(first).toMatch(/power.*180 hp from the 1\.5L turbo.*against 169 hp/);
    expect(first).toMatch(/Corolla.*fuel economy.*50 mpg combined.*against 36 mpg/);
    expect(first).not.toMatch(/\$|on (?:the|our) lot/);
    expect(second).toMatch(/\blot\b|\bstock\b/);
  });

  test('of one that is ahead in nothing says what it has, and not that it is cheap', async () => {
    const sides = [side('Jeep', 'Wrangler', 2026), side('Ford', 'Bronco', 2026)];
    const [first = ''] = proseOf(await ofSides(...sides));
    // Another version of the Wrangler has more power than either Bronco.
    expect(first).toMatch(/Bronco[^.]*front suspension/);
    expect(first).not.toContain('hp');
    expect(first).toMatch(/Wrangler[^.]*rock crawling/);
    const others = [side('Kia', 'Telluride', 2023), side('Hyundai', 'Palisade', 2023)];
    expect(proseOf(await ofSides(...others))[0]).not.toContain('price');
  });

  test('rests on the best of each side, and on no figure that may be bettered', async () => {
    const trucks = [side('Ford', 'F-150', 2026), side('Chevrolet', 'Silverado 1500', 2026)];
    const [first = ''] = proseOf(await ofSides(...trucks));
    expect(first).toMatch(/13\.1 inches in the Raptor.*against 11\.2 inches in the ZR2/);
    const midsize = [side('Toyota', 'Tacoma', 2026), side('Nissan', 'Frontier', 2026)];
    expect(proseOf(await ofSides(...midsize))[0]).not.toContain('mpg');
  });

  test('of two that no figure sets apart says so', async () => {
    const sides = [side('Chevrolet', 'Tahoe'), side('GMC', 'Yukon')];
    const [first = ''] = proseOf(await ofSides(...sides));
    expect(first).toMatch(/Tahoe.*Yukon.*(?:price|trim)/s);
    expect(first).not.toMatch(/^(?:As of|Our|Lakeside)/);
  });

  test('goes before a table of what differs, without half-empty lines', async () => {
    const sides = [side('Nissan', 'Rogue', 2021), side('Chevrolet', 'Equinox', 2021)];
    const [table = ''] = tablesOf(await ofSides(...sides));
    const rows = table.split('\n').filter((line) => /^\| \w/.test(line));
    expect(rows[0]).toMatch(/^\| Engines \|/);
    // What is the same of both, or over by now, is no line of it.
    expect(table).not.toMatch(/\| (?:Body|Rows of seats|Seats|Basic coverage when new) \|/);
    expect(rows.filter((row) => /\| –/.test(row))).toEqual([]);
  });

  test('of three-row cars tells the room behind the third row', async () => {
    const draft = await ofSides(side('Kia', 'Telluride', 2024), side('Hyundai', 'Palisade', 2024));
    expect(proseOf(draft)[0]).toMatch(/21\.0 cubic feet.*18\.0 cubic feet/);
    // Compact SUVs are no help to who needs eight seats.
    expect(draft.markdown).not.toMatch(/Equinox|CR-V/);
  });
});

describe('a side that is not here in the year asked for', () => {
  const vehicles = [side('Toyota', 'RAV4 Hybrid'), side('Honda', 'CR-V')];

  test('has its other years listed under a heading of their own, each with its year', async () => {
    const { markdown } = await writeArticleFor(comparisonBrief({ vehicles }));
    expect(markdown).toMatch(
      /## (Other model years on our lot|What we have from other model years)/,
    );
    expect(markdown).toMatch(/\| 2019 Honda CR-V \|.*\$/);
  });

  test('calls for no checklist on both, and for no keys of two', async () => {
    const { markdown } = await writeArticleFor(comparisonBrief({ vehicles }));
    expect(markdown).not.toMatch(/two VINs|Drive both|each of them|both VINs/i);
  });
});

test('in Canada a comparison has engines and measures, in the units of the country', async () => {
  const vehicles = [side('Chrysler', 'Pacifica'), side('Toyota', 'Sienna')];
  const brief = comparisonBrief({ vehicles });
  const store = { ...brief.store, country: 'CA', state: 'ON' };
  const { markdown } = await writeArticleFor({ ...brief, store });
  expect(markdown).toContain('| 1,633 kg (3,600 pounds) with the tow package | 1,588 kg (3,500');
  expect(markdown).toContain('as published in the United States');
  expect(markdown).not.toMatch(/\bmpg\b|EPA|36,000 miles/);
});

test('in Canada two small SUVs have a table of what is measured', async () => {
  const vehicles = [side('Subaru', 'Crosstrek', 2026), side('Mazda', 'CX-30', 2026)];
  const brief = comparisonBrief({ vehicles });
  const store = { ...brief.store, country: 'CA', state: 'ON' };
  const { markdown } = await writeArticleFor({ ...brief, store });
  expect(markdown).toContain('| Length | 448 cm (176.4 inches) | 439 cm (173.0 inches) |');
});
