import { describe, expect, test } from 'bun:test';
import type { Client, Json } from '../support/client.ts';
import { operationsWithEnvelopes } from '../support/described-operations.ts';
import { type Harness, harness } from '../support/harness.ts';
import { probeGroup } from '../support/probe-group.ts';

async function probe(): Promise<{ app: Harness; client: Client }> {
  const app = harness({ overrides: { groups: [probeGroup] } });
  return { app, client: await app.client(await app.makeSite()) };
}

describe('a query', () => {
  test('with a parameter twice is refused by every operation that reads', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite({ plan: 'unlimited' }));
    const id = '01960000-0000-7000-8000-000000000001';
    const reads = operationsWithEnvelopes(app).filter(({ method }) => method === 'GET');
    expect(reads.length).toBeGreaterThan(25);
    for (const { path, name } of reads) {
      const at = path.replace('{id}', id).replace('{vin}', '1HGCM82633A004352');
      const reply = await client.get(`${at.replace('{type}', 'body')}?one=1&one=1`);
      const issues = reply.body.error?.details?.issues;
      expect([name, issues]).toEqual([name, [{ path: 'one', message: 'must be given once' }]]);
    }
  }, 20_000);

  test('names the parameter that is given twice, however it is written', async () => {
    const { app, client } = await probe();
    await using _ = app;
    for (const query of ['limit=1&limit=2', 'limit=1&choice=red&limit=1', 'limit=1&%6Cimit=1']) {
      const { body } = await client.get(`/probe/query?${query}`);
      expect([query, body.error.message]).toEqual([query, 'limit: must be given once']);
    }
  });

  test('that is no text is refused by the name of its parameter', async () => {
    const { app, client } = await probe();
    await using _ = app;
    const cases: [query: string, message: string][] = [
      ['choice=%FF', 'choice: must be UTF-8 text'],
      ['choice=%ED%A0%80', 'choice: must be UTF-8 text'],
      ['choice=%zz', 'choice: must be UTF-8 text'],
      ['choice=red%00', 'choice: must not contain U+0000'],
      ['%FF=1', 'query: must be UTF-8 text'],
    ];
    for (const [query, message] of cases) {
      const reply = await client.get(`/probe/query?${query}`);
      expect([query, reply.status, reply.body.error.message]).toEqual([query, 400, message]);
    }
    expect((await client.get('/probe/query?&limit=5&')).body).toEqual({ data: { limit: 5 } });
  });

  test('is measured in characters and takes numbers as JSON writes them', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const cars = encodeURIComponent('🚗'.repeat(500));
    expect((await client.get(`/ideaclouds?keyword=${cars}`)).status).toBe(200);
    expect((await client.get(`/ideaclouds?keyword=${cars}x`)).status).toBe(400);
    for (const amount of ['1e4', '1E%2B4', '10000', '0.5', '1e-7', '1000000000']) {
      expect([amount, (await client.get(`/inventory?price_max=${amount}`)).status]).toEqual([
        amount,
        200,
      ]);
    }
    for (const amount of ['-1', '1e10', '1e999', '.5', '5.', '0x10', 'NaN', '', '1_0', '٣']) {
      const { body } = await client.get(`/inventory?price_min=${encodeURIComponent(amount)}`);
      const message = 'must be a number from 0 to 1000000000';
      expect([amount, body.error.details.issues]).toEqual([
        amount,
        [{ path: 'price_min', message }],
      ]);
    }
  });
});

describe('a body', () => {
  test('may name as null what it may leave out', async () => {
    const { app, client } = await probe();
    await using _ = app;
    const body = {
      text: null,
      whole: null,
      choice: null,
      when: null,
      maybe: null,
      items: [{ keyword: 'a', count: null }],
    };
    const kept = { maybe: null, items: [{ keyword: 'a' }] };
    expect((await client.post('/probe/echo', body)).body).toEqual({ data: kept });
  });

  test('may not name as null what it must have, and null in a list is no item', async () => {
    const { app, client } = await probe();
    await using _ = app;
    const cases: [body: object, path: string, message: string][] = [
      [{ items: [{ keyword: null }] }, 'items.0.keyword', 'must be a string of 1 to 10 characters'],
      [{ items: [null] }, 'items.0', 'must be an object'],
      [{ tags: [null] }, 'tags.0', 'must be one of a, b'],
      [{ unknown: null }, 'unknown', 'is not a known field'],
      [{ nested: { inner: null } }, 'nested.inner', 'must be an object'],
    ];
    for (const [body, path, message] of cases) {
      const reply = await client.post('/probe/echo', body);
      expect(reply.body.error?.details.issues[0]).toEqual({ path, message });
    }
  });

  test('with nulls is the same request as one without them', async () => {
    await using app = harness();
    app.allowLeftovers();
    const client = await app.client(await app.makeSite());
    const headers = { 'x-idempotency-key': 'once' };
    const first = await client.post('/ideaclouds', { keyword: 'oil' }, headers);
    const second = await client.post('/ideaclouds', { keyword: 'oil', category_id: null }, headers);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
  });

  test('refuses U+0000 in every text, and in names', async () => {
    const { app, client } = await probe();
    await using _ = app;
    const cases: [body: object, path: string][] = [
      [{ text: 'a\0b' }, 'text'],
      [{ items: [{ keyword: '\0' }] }, 'items.0.keyword'],
      [{ 'a\0': 1 }, 'body'],
    ];
    for (const [body, path] of cases) {
      const reply = await client.post('/probe/echo', body);
      const message = 'must not contain U+0000';
      expect(reply.body.error.details.issues).toEqual([{ path, message }]);
    }
    const escaped = { text: 'a\\u0000' };
    expect((await client.post('/probe/echo', escaped)).body).toEqual({ data: escaped });
  });
});

describe('a path that is there for other methods', () => {
  test('answers 405 with what it takes, also where an id could stand', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
    const byPath = new Map<string, string[]>();
    for (const { path, method } of operationsWithEnvelopes(app)) {
      byPath.set(path, [...(byPath.get(path) ?? []), method]);
    }
    for (const [path, known] of byPath) {
      const allow = [...known, ...(known.includes('GET') ? ['HEAD'] : [])].toSorted().join(', ');
      const at = path.replace(/\{\w+\}/g, '01960000-0000-7000-8000-000000000001');
      app.clock.advance(60_000);
      for (const method of methods) {
        if (known.includes(method)) continue;
        const reply = await client.send(method, at);
        const said = [method, path, reply.status, reply.headers.get('allow')];
        expect(said).toEqual([method, path, 405, allow]);
      }
    }
  }, 20_000);

  test('is itself where a literal and an id could be meant', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const cases: [method: string, path: string, allow: string][] = [
      ['GET', '/content/batch', 'POST'],
      ['HEAD', '/content/batch', 'POST'],
      ['GET', '/ideaclouds/batch', 'POST'],
      ['PATCH', '/content-intelligence/summary', 'GET, HEAD'],
      ['POST', '/content/published', 'GET, HEAD'],
    ];
    for (const [method, path, allow] of cases) {
      const reply = await client.send(method, path);
      const said = [method, path, reply.status, reply.headers.get('allow')];
      expect(said).toEqual([method, path, 405, allow]);
    }
  });
});

describe('every operation with a body', () => {
  test('takes null for whatever may be left out, also within lists', async () => {
    await using app = harness();
    app.allowLeftovers();
    app.network.host('hooks.partner.example', { reply: {} });
    const client = await app.client(await app.makeSite());
    let count = 0;
    for (const { method, path, operation } of operationsWithEnvelopes(app)) {
      const media = operation.requestBody?.content['application/json'];
      for (const [body, places] of nulledBodies(media?.schema, media?.example)) {
        const at = path.replace(/\{\w*id\}/g, '01960000-0000-7000-8000-000000000001');
        const namedIn = async (text: string) => {
          const headers = { 'content-type': 'application/json' };
          app.clock.advance(1_000);
          const sent = { headers, body: text };
          const reply = await client.send(method, at.replace('{tool}', 'schemas'), sent);
          const issues: Json[] = reply.body.error?.details?.issues ?? [];
          return places.filter((place) => issues.some((issue) => issue.path === place));
        };
        const named = await namedIn(JSON.stringify(body));
        // What is missed all the same is asked for by the case, and no fault of the null.
        const leftOut = JSON.stringify(body, (_name, value: unknown) => value ?? undefined);
        const missed = named.length > 0 ? await namedIn(leftOut) : [];
        expect([method, path, places, named]).toEqual([method, path, places, missed]);
        count += places.length;
      }
    }
    expect(count).toBeGreaterThan(40);
  }, 20_000);
});

/** The example with every field null that may be left out, and where those are. */
function nulledBodies(schema: Json, example: Json): [body: object, places: string[]][] {
  if (!schema?.properties || !example) return [];
  const places: string[] = [];
  function nulled(part: Json, value: Json, path: string): Json {
    if (Array.isArray(value)) {
      return value.map((item, index) => nulled(part.items ?? {}, item, `${path}${index}.`));
    }
    if (!part.properties) return value;
    const entries = Object.entries(part.properties).map(([name, inner]) => {
      if (part.required?.includes(name)) {
        return [name, nulled(inner, value[name], `${path}${name}.`)];
      }
      places.push(path + name);
      return [name, null];
    });
    return Object.fromEntries(entries);
  }
  const body = nulled(schema, example, '');
  return places.length > 0 ? [[body, places]] : [];
}
