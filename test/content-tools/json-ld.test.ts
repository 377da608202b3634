import { describe, expect, test } from 'bun:test';
import type { ComponentType } from '../../schema/contracts/content.ts';
import { nodesIn } from '../../src/domain/content-tools/tools/schemas/faults.ts';
import { schemas } from '../../src/domain/content-tools/tools/schemas.ts';
import type { ToolInput } from '../../src/domain/content-tools/tools/tool-input.ts';
import type { Brief } from '../../src/writing/brief.ts';
import { articleKeywords } from '../support/article-keywords.ts';
import { landingBrief } from '../support/brief.ts';
import { researchedBrief } from '../support/researched-brief.ts';
import { fixtureStock } from '../support/stock.ts';
import { stockModels } from '../support/stock-models.ts';
import {
  briefsByType,
  comparisonBrief,
  eventBrief,
  side,
} from '../writing/articles/briefs-by-type.ts';
import { exampleInput, writtenInput } from './example-input.ts';
import { hasVocabulary, jsonLdIssues } from './json-ld-issues.ts';

const briefs: readonly Brief[] = [
  ...Object.values(briefsByType).map((make) => make()),
  ...articleKeywords.slice(0, 9).map((keyword) => researchedBrief(keyword)),
  ...stockModels.slice(0, 6).map(({ make, model }) => landingBrief(make, model)),
  comparisonBrief({ vehicles: [side('Ford', 'F-150'), side('Toyota', 'Tundra', 2025)] }),
  eventBrief({ name: 'Oil & filter day </script>', category: 'Service Special' }),
];

function contentOf(input: ToolInput, type: ComponentType): string {
  return schemas.run(input).find((one) => one.type === type)?.content ?? '';
}

function carsIn(content: string) {
  return nodesIn(JSON.parse(content)).filter((one) => one['@type'] === 'Car');
}

describe('JSON-LD of written articles', () => {
  test('is valid by an independent validator, for every type of article', async () => {
    for (const [index, brief] of briefs.entries()) {
      const postedUrl = index % 2 === 0 ? null : 'https://lakesidemotors.example/blog/one';
      const input = await writtenInput(brief, { article: { postedUrl } });
      for (const { type, content } of schemas.run(input)) {
        const about = `${brief.articleId} ${type}`;
        expect({ about, issues: await jsonLdIssues(content) }).toEqual({ about, issues: [] });
      }
    }
  });

  test.skipIf(!hasVocabulary)(
    'has types and properties of schema.org (package schema-dts)',
    async () => {
      const wrong = { '@context': 'https://schema.org', '@type': 'Car', name: 'A', wheelCount: 4 };
      expect(await jsonLdIssues(JSON.stringify(wrong))).toEqual([
        expect.stringContaining('wheelCount'),
      ]);
    },
  );

  test('the validator sees a list item without a name', async () => {
    const wrong = {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1 }],
    };
    expect(await jsonLdIssues(JSON.stringify(wrong))).not.toEqual([]);
  });

  test('claims nothing that the page does not show', async () => {
    for (const brief of briefs) {
      const input = await writtenInput(brief);
      expect(schemas.faultsIn(schemas.run(input), input)).toEqual([]);
      const text = input.page.lines.join('\n');
      for (const car of carsIn(contentOf(input, 'combinedSchema'))) {
        const { vehicleIdentificationNumber: vin, color, vehicleConfiguration: trim } = car;
        for (const value of [vin, color, trim]) {
          if (typeof value === 'string') expect(text).toContain(value);
        }
      }
    }
  });
});

describe('vehicles of a landing page', () => {
  const brief = landingBrief('Chevrolet', 'Equinox');

  test('have the prices of the stock, each seller the store', async () => {
    const input = await writtenInput(brief);
    const cars = carsIn(contentOf(input, 'combinedSchema')).filter((car) => car['offers']);
    expect(cars.length).toBeGreaterThan(2);
    for (const car of cars) {
      const vin = car['vehicleIdentificationNumber'];
      const known = brief.stock.find((one) => one.vin === vin);
      expect(car['@id']).toBe(`#vehicle-${vin}`);
      expect(car['offers']).toMatchObject({
        price: (known?.priceCents ?? 0) / 100,
        priceCurrency: 'USD',
        seller: { '@id': 'https://lakesidemotors.example/#dealer' },
      });
    }
  });

  test('lose an offer whose price has changed since the text was written', async () => {
    const input = await writtenInput(brief);
    const [first] = input.vehicles;
    if (!first) throw new Error('The page lists no vehicle.');
    const { vehicle } = first;
    const stock = brief.stock.map((one) =>
      one.id === vehicle.id ? { ...one, priceCents: (one.priceCents ?? 0) + 100 } : one,
    );
    const dearer = {
      ...input,
      vehicles: input.vehicles.map(({ vehicle: { id }, lines }) => {
        const now = stock.find((one) => one.id === id);
        if (!now) throw new Error('The vehicle is gone.');
        return { vehicle: now, lines };
      }),
    };
    const cars = carsIn(contentOf(dearer, 'combinedSchema'));
    const car = cars.find((one) => one['vehicleIdentificationNumber'] === vehicle.vin);
    expect(car).toBeDefined();
    expect(car?.['offers']).toBeUndefined();
  });
});

test('a stock number alone, beside nothing of the car, names no car', () => {
  const [car] = fixtureStock();
  const input = exampleInput({ body: `# Parking\n\nLot ${car?.stockNumber} has 12 places.` });
  expect(input.vehicles).toEqual([]);
});

test('no document can end the script element that it stands in', async () => {
  const input = await writtenInput(eventBrief({ name: 'Night </script><script>alert(1)' }));
  for (const { content } of schemas.run(input)) expect(content).not.toContain('<');
});

test('ids are those of the page where its address is known', () => {
  const article = { postedUrl: 'https://lakesidemotors.example/blog/tires#top' };
  const graph = JSON.parse(contentOf(exampleInput({ article }), 'combinedSchema'))['@graph'];
  const post = graph.find((one: { '@type': string }) => one['@type'] === 'BlogPosting');
  expect(post['@id']).toBe('https://lakesidemotors.example/blog/tires#article');
});
