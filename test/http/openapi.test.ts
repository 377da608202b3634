import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { eventData } from '../../schema/contracts/event-data.ts';
import { operationExamples } from '../../schema/contracts/examples/index.ts';
import { tags } from '../../schema/contracts/tags.ts';
import type { Json } from '../support/client.ts';
import { describedOperations } from '../support/described-operations.ts';
import { type Harness, harness } from '../support/harness.ts';
import { resolved } from '../support/resolved.ts';
import { schemaFaults } from '../support/schema-faults.ts';

const committed = join(import.meta.dir, '../../schema/openapi.json');
const mend = 'bun src/main.ts openapi > schema/openapi.json';

function documentOf(app: Harness): Json {
  return resolved(JSON.parse(JSON.stringify(app.app.describe())));
}

/** All media types of an operation's body and 2xx answers, by a name for people. */
function contentsOf(operation: Json): [name: string, media: Json][] {
  const parts: [string, Json][] = [['body', operation.requestBody]];
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (/^2\d\d$/.test(status)) parts.push([status, answer]);
  }
  return parts.flatMap(([name, part]) =>
    Object.entries(part?.content ?? {}).map(([type, media]): [string, Json] => {
      return [`${name} as ${type}`, media];
    }),
  );
}

describe('the API description', () => {
  test('is the one in the repository, which a change of the contract changes', async () => {
    await using app = harness();
    const printed = `${JSON.stringify(app.app.describe(), null, 2)}\n`;
    const isSame = printed === (await Bun.file(committed).text());
    expect(isSame ? '' : `If the change is meant, run: ${mend}`).toBe('');
  });

  test('is the same whatever was asked before it', async () => {
    await using app = harness();
    const before = JSON.stringify(app.app.describe());
    const client = await app.client(await app.makeSite());
    for (const path of ['/site', '/inventory', '/webhooks', '/content']) await client.get(path);
    await client.post('/ideaclouds', {});
    expect(JSON.stringify(app.app.describe())).toBe(before);
  });
});

describe('every operation', () => {
  test('has an id, words, described parameters and fields, and a described tag', async () => {
    await using app = harness();
    const ids = new Set<string>();
    for (const { name, operation } of describedOperations(app)) {
      const { operationId, summary, description } = operation;
      expect([name, operationId]).toEqual([name, expect.stringMatching(/^[a-z]+(_[a-z]+)+$/)]);
      expect(ids).not.toContain(operationId);
      ids.add(operationId);
      expect(summary).not.toMatch(/\.$/);
      expect([name, description.startsWith(`${summary}.`)]).toEqual([name, false]);
      for (const tag of operation.tags) expect(Object.keys(tags)).toContain(tag);
      expect(operation.tags.length).toBe(1);
      for (const parameter of operation.parameters ?? []) {
        const said = [name, parameter.name, parameter.description];
        expect(said).toEqual([name, parameter.name, expect.stringMatching(/.{10}/)]);
      }
      const body = operation.requestBody?.content['application/json'].schema.properties ?? {};
      for (const [field, schema] of Object.entries(body) as [string, Json][]) {
        const words = schema.description ?? schema.anyOf?.[0].description;
        expect([name, field, words]).toEqual([name, field, expect.any(String)]);
      }
    }
    const names = documentOf(app).tags.map((tag: { name: string }) => tag.name);
    expect(names.toSorted()).toEqual(Object.keys(tags).toSorted());
  });

  test('has examples of its body and answers that keep to their own schemas', async () => {
    await using app = harness();
    const known = describedOperations(app);
    for (const { name, operation } of known) {
      for (const [part, { schema, example }] of contentsOf(operation)) {
        const faults = example === undefined ? ['no example'] : schemaFaults(schema, example);
        expect({ name, part, faults }).toEqual({ name, part, faults: [] });
      }
    }
    const ids = known.map(({ operation }) => operation.operationId);
    expect(Object.keys(operationExamples).toSorted()).toEqual(ids.toSorted());
  });

  test('tells the headers of its answers, which are there', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const { headers } = documentOf(app).components;
    const { responses } = documentOf(app).paths['/v1/public/site'].get;
    const named = Object.keys(responses[200].headers);
    expect(named).toEqual(expect.arrayContaining(['X-Request-Id', 'X-RateLimit-Limit']));
    const reply = await client.get('/site');
    for (const name of named) {
      expect([name, reply.headers.get(name)]).toEqual([name, expect.any(String)]);
      expect(headers[name].description.length).toBeGreaterThan(10);
    }
    for (const { name, operation } of describedOperations(app)) {
      const isIdempotent = operation.parameters?.some((one: Json) => /idempotency/i.test(one.name));
      for (const [status, answer] of Object.entries(operation.responses) as [string, Json][]) {
        if (!status.startsWith('2')) continue;
        const has = Object.keys(answer.headers).includes('Idempotent-Replayed');
        expect([name, has]).toEqual([name, isIdempotent === true]);
      }
    }
  });
});

describe('every error', () => {
  test('has an example for each of its codes that keeps to the envelope', async () => {
    await using app = harness();
    const { responses, schemas } = documentOf(app).components;
    const codes: string[] = [];
    for (const { content, headers } of Object.values(responses) as Json[]) {
      expect(Object.keys(headers)).toContain('X-Request-Id');
      const { examples } = content['application/json'];
      for (const [code, { value }] of Object.entries(examples) as [string, Json][]) {
        codes.push(code);
        expect(value.error.code).toBe(code);
        expect({ code, faults: schemaFaults(schemas.ErrorResponse, value) }).toEqual({
          code,
          faults: [],
        });
      }
    }
    expect(codes.length).toBeGreaterThan(12);
    expect(Object.keys(responses.TooManyRequests.headers)).toContain('Retry-After');
  });
});

describe('every event that is sent', () => {
  test('is described with its envelope and an example that keeps to it', async () => {
    await using app = harness();
    const { webhooks } = documentOf(app);
    expect(Object.keys(webhooks)).toEqual(Object.keys(eventData));
    for (const [type, { post }] of Object.entries(webhooks) as [string, Json][]) {
      const { schema, example } = post.requestBody.content['application/json'];
      expect({ type, faults: schemaFaults(schema, example) }).toEqual({ type, faults: [] });
      expect(example.type).toBe(type);
    }
  });

  test('is what a receiver gets, header by header and field by field', async () => {
    await using app = harness();
    app.network.host('hooks.example.com', { reply: {} });
    const client = await app.client(await app.makeSite());
    const input = { url: 'https://hooks.example.com/in', events: ['test.ping'] };
    const { id } = (await client.post('/webhooks', input)).body.data;
    const { webhooks } = documentOf(app);
    for (const type of Object.keys(eventData)) {
      expect((await client.post(`/webhooks/${id}/test`, { event_type: type })).status).toBe(200);
      const sent = app.network.requests.at(-1)?.request;
      const { requestBody, parameters } = webhooks[type].post;
      const { schema } = requestBody.content['application/json'];
      expect(schemaFaults(schema, JSON.parse(String(sent?.body)))).toEqual([]);
      const headers = new Headers(sent?.headers);
      for (const { name } of parameters) expect(headers.get(name)).toEqual(expect.any(String));
    }
  });
});
