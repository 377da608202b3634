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
    expect(verdict?.split(/(?<=[.]) (?=\p{Lu})/u).length).toBeLessThanOrEqual(3);
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
    expect(markdown).toMatch(/\| EPA-estimated mpg, combined \| 39 \| 29–30 \|/);
  });

  test('says of which vehicle nothing is known, in the text and in its scope', async () => {
    const vehicles = [side('Toyota', 'RAV4 Hybrid'), side('Lada', 'Niva')];
    const { markdown, notCovered } = await writeArticleFor(comparisonBrief({ vehicles }));
    expect(markdown).toMatch(/the 2026 Lada Niva we have no facts|on the 2026 Lada Niva/);
    expect(notCovered.join()).toContain('No facts on the 2026 Lada Niva');
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
    expect(prices).toHaveLength(1);
    expect(prices[0]).toMatch(/\| New, price \| \$[\d,]+ to \$[\d,]+ \| – \|/);
    expect(markdown).toMatch(/only other model years|what we have is from|we have the model from/);
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
