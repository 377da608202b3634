import { describe, expect, test } from 'bun:test';
import { problems } from '../../schema/contracts/problems.ts';
import type { Json } from '../support/client.ts';
import { describedOperations } from '../support/described-operations.ts';
import { type Harness, harness } from '../support/harness.ts';

type Found = { place: string; schema: Json };

function described(app: Harness): Json {
  return JSON.parse(JSON.stringify(app.app.describe()));
}

/** Every schema of the description with its place; those of components by their names alone. */
function schemasOf(document: Json): Found[] {
  const found: Found[] = [];
  function walk(value: Json, place: string): void {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value) && (value.type !== undefined || value.anyOf || value.enum)) {
      found.push({ place, schema: value });
    }
    for (const [key, inner] of Object.entries(value)) {
      if (key !== 'example' && key !== 'examples') walk(inner, `${place}/${key}`);
    }
  }
  walk(document.components.schemas, '');
  walk(document.paths, 'paths');
  walk(document.webhooks, 'webhooks');
  return found;
}

function isComponent({ place }: Found): boolean {
  return /^\/\w+$/.test(place);
}

describe('the components of the API description', () => {
  test('name every resource and what all of them share', async () => {
    await using app = harness();
    const names = Object.keys(described(app).components.schemas);
    const resources = [
      'Article',
      'ArticleStatus',
      'ArticleSummary',
      'ArticleType',
      'Component',
      'Delivery',
      'DeliveryStatus',
      'ErrorCode',
      'EventType',
      'Ideacloud',
      'IdeacloudSummary',
      'Pagination',
      'Problem',
      'Question',
      'Recommendation',
      'Site',
      'Vehicle',
      'VehicleSummary',
      'Webhook',
    ];
    expect(names).toEqual(expect.arrayContaining(resources));
    expect(names).toEqual(names.toSorted());
  });

  test('hold every object that is there twice, and every list of words', async () => {
    await using app = harness();
    const inline = schemasOf(described(app)).filter((one) => !isComponent(one));
    const objects = inline.filter(({ schema }) => schema.type === 'object');
    expect(objects.length).toBeGreaterThan(10);
    const places = new Map<string, string>();
    for (const { place, schema } of objects) {
      const { description: _words, ...shape } = schema;
      if (Object.keys(shape.properties ?? {}).length === 0) continue;
      const text = JSON.stringify(shape);
      expect([place, places.get(text)]).toEqual([place, undefined]);
      places.set(text, place);
    }
    const enums = inline.filter(({ schema }) => Array.isArray(schema.enum));
    expect(enums.map(({ place }) => place)).toEqual([]);
  });

  test('are all referred to, and the codes of errors are those of the program', async () => {
    await using app = harness();
    const document = described(app);
    const text = JSON.stringify(document);
    for (const name of Object.keys(document.components.schemas)) {
      expect([name, text.includes(`"#/components/schemas/${name}"`)]).toEqual([name, true]);
    }
    expect(document.components.schemas.ErrorCode.enum).toEqual(Object.keys(problems));
  });

  test('say the size of every number', async () => {
    await using app = harness();
    for (const { place, schema } of schemasOf(described(app))) {
      const types = [schema.type].flat();
      if (types.includes('integer')) {
        expect([place, schema.format]).toEqual([place, expect.stringMatching(/^int(32|64)$/)]);
      }
      if (types.includes('number')) expect([place, schema.format]).toEqual([place, 'double']);
    }
  });

  test('take null for every field that may be left out of a body', async () => {
    await using app = harness();
    let count = 0;
    for (const { name, operation } of describedOperations(app)) {
      const body = operation.requestBody?.content['application/json'].schema;
      const { properties = {}, required = [] } = body ?? {};
      for (const [field, schema] of Object.entries(properties) as [string, Json][]) {
        const types = [schema, ...(schema.anyOf ?? [])].flatMap((one: Json) => one.type);
        const takesNull = types.includes('null');
        expect([name, field, takesNull]).toEqual([name, field, !required.includes(field)]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(30);
  });
});

/** How many letters must be added, taken away or changed to make one word of the other. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_value, at) => at);
  for (const [at, letter] of [...left].entries()) {
    const next = [at + 1];
    for (const [place, other] of [...right].entries()) {
      const change = (row[place] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

describe('bodies', () => {
  test('have no list and no text without an end', async () => {
    await using app = harness();
    const found: string[] = [];
    for (const { name, operation } of describedOperations(app)) {
      const body = operation.requestBody?.content['application/json'].schema;
      const walk = (schema: Json, place: string): void => {
        if (typeof schema !== 'object' || schema === null) return;
        const types = [schema.type].flat();
        if (types.includes('array') && !schema.maxItems) found.push(place);
        const isBound = schema.maxLength ?? schema.format ?? schema.enum ?? schema.const;
        if (types.includes('string') && isBound === undefined) found.push(place);
        for (const [key, inner] of Object.entries(schema)) walk(inner, `${place}/${key}`);
      };
      walk(body, name);
    }
    expect(found).toEqual([]);
  });
});

describe('operations', () => {
  test('have ids that no slip of the finger turns into each other', async () => {
    await using app = harness();
    const ids = describedOperations(app).map(({ operation }) => operation.operationId as string);
    for (const [at, left] of ids.entries()) {
      for (const right of ids.slice(at + 1)) {
        expect([left, right, distance(left, right) > 1]).toEqual([left, right, true]);
      }
    }
  });

  test('link what they create to what reads it', async () => {
    await using app = harness();
    const operations = describedOperations(app);
    const known = new Map(operations.map(({ operation }) => [operation.operationId, operation]));
    const unlinked: string[] = [];
    for (const { name, method, operation } of operations) {
      for (const [status, answer] of Object.entries(operation.responses) as [string, Json][]) {
        const { data } = answer.content?.['application/json']?.schema.properties ?? {};
        for (const { operationId, parameters } of Object.values(answer.links ?? {}) as Json[]) {
          const target = known.get(operationId);
          const [[parameter, source]] = Object.entries(parameters) as [[string, string]];
          const taken = target.parameters.map((one: Json) => one.name);
          expect([name, taken]).toEqual([name, expect.arrayContaining([parameter])]);
          const field = source.replace('$response.body#/data/', '');
          expect([name, Object.keys(data.properties)]).toEqual([
            name,
            expect.arrayContaining([field]),
          ]);
        }
        const isCreated = method === 'POST' && ['201', '202'].includes(status);
        const single = data?.properties?.id ?? data?.properties?.article_id;
        if (isCreated && single && !answer.links) unlinked.push(operation.operationId);
      }
    }
    // Nothing reads a single delivery.
    expect(unlinked).toEqual(['redeliver_delivery']);
  });

  test('tell the defaults of what may be left out', async () => {
    await using app = harness();
    const byName = new Map(describedOperations(app).map((one) => [one.name, one.operation]));
    const limits = [...byName.values()].flatMap(({ parameters = [] }) =>
      parameters.filter((one: Json) => one.name === 'limit'),
    );
    expect(limits.length).toBeGreaterThan(4);
    for (const { schema } of limits) expect(schema.default).toBe(25);
    const body = byName.get('POST /content').requestBody.content['application/json'].schema;
    expect(body.properties.language.anyOf[0].default).toBe('English');
    expect(body.properties.auto_compliance.anyOf[0].default).toBe(false);
  });
});
