import { describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minute } from '../../src/lib/clock.ts';
import { quickProviders } from '../support/canned-providers.ts';
import type { Client } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeArticle } from '../support/make-article.ts';
import { cars, importCars } from '../support/make-vehicle.ts';
import { subscribe } from '../support/subscription.ts';

const folder = `${import.meta.dir}/../../../shared/data/hostile/json`;
const isThere = existsSync(folder);
const headers = { 'content-type': 'application/json' };

/** `takesNone` when the operation can be asked without a body. */
type Asked = { method: string; path: string; takesNone: boolean };
type Case = { name: string; bytes: Uint8Array<ArrayBuffer> };

function cases(): Case[] {
  const places = ['test_parsing', 'test_transform'].map((name) => join(folder, name));
  return places.flatMap((place) =>
    readdirSync(place).map((name) => {
      return { name, bytes: new Uint8Array(readFileSync(join(place, name))) };
    }),
  );
}

/** Every operation that takes a body, on resources that are there. */
async function operations(app: Harness): Promise<{ client: Client; asked: Asked[] }> {
  const { client, site, id: webhook } = await subscribe(app);
  await importCars(app, site, cars(1));
  const vin = cars(1)[0]?.vin ?? '';
  const article = await makeArticle(app, client);
  type Described = { requestBody?: { required: boolean } };
  const { paths } = app.app.describe() as { paths: Record<string, Record<string, Described>> };
  const withKeys = Object.entries(paths).filter(([path]) => !path.includes('/share/'));
  const asked = withKeys.flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]): Asked[] => {
      if (!requestBody) return [];
      const id = path.includes('/webhooks/') ? webhook : article;
      const filled = path
        .replace('/v1/public', '')
        .replace('{id}', id)
        .replace('{vin}', vin)
        .replace('{tool}', 'search-intent')
        .replace('{delivery_id}', article);
      // What an article on an IdeaCloud is written on must be named, which no schema tells.
      const takesNone = !requestBody.required && !path.endsWith('/generate');
      return [{ method: method.toUpperCase(), path: filled, takesNone }];
    }),
  );
  return { client, asked };
}

/** A clock that moves on keeps a client that asks thousands of times under its limit. */
function patient(app: Harness, client: Client): Client['send'] {
  let count = 0;
  return (...request) => {
    count += 1;
    if (count % 400 === 0) app.clock.advance(minute);
    return client.send(...request);
  };
}

describe.skipIf(!isThere)('the JSON test suite, sent to every operation with a body', () => {
  test('is refused with 400, but for an empty object where that is enough', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const { client, asked } = await operations(app);
    expect(asked.length).toBeGreaterThanOrEqual(8);
    const send = patient(app, client);
    const all = cases();
    expect(all.length).toBeGreaterThan(300);
    app.allowLeftovers();
    for (const { method, path, takesNone } of asked) {
      for (const { name, bytes } of all) {
        const reply = await send(method, path, { headers, body: bytes });
        const isEmpty = bytes.length === 0 || new TextDecoder().decode(bytes) === '{}';
        const isTaken = isEmpty && takesNone;
        const seen = { method, path, name, isRefused: reply.status === 400 };
        expect(seen).toEqual({ method, path, name, isRefused: !isTaken });
      }
    }
    expect((await client.get('/ideaclouds')).body.pagination.total_count).toBe(1);
  }, 300_000);

  test('decides by its verdict on a string what a keyword may be', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const send = patient(app, await app.client(await app.makeSite()));
    let taken = 0;
    for (const { name, bytes } of cases().filter((one) => /^[yni]_string/.test(one.name))) {
      const text = Buffer.from(bytes).toString('latin1').trim();
      const inner = text.replace(/^\[|\]$/g, '');
      const body = new Uint8Array(Buffer.from(`{"keyword":${inner}}`, 'latin1'));
      const reply = await send('POST', '/ideaclouds', { headers, body });
      expect({ name, status: reply.status }).toEqual({ name, status: expected(name, body) });
      if (reply.status !== 202) continue;
      taken += 1;
      const { keyword } = JSON.parse(Buffer.from(body).toString()) as { keyword: string };
      const { id } = reply.body.data;
      expect(reply.body.data.keyword).toBe(keyword.trim());
      const stored = await send('GET', `/ideaclouds/${id}`);
      expect(stored.body.data.keyword).toBe(keyword.trim());
    }
    expect(taken).toBeGreaterThan(30);
    await app.drain();
  });
});

/** 202 for what is JSON and Unicode text and says something: the contract's rule for a keyword. */
function expected(name: string, body: Uint8Array): 202 | 400 {
  if (name.startsWith('n_')) return 400;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    const { keyword } = JSON.parse(text) as { keyword: string };
    const isText = keyword.isWellFormed() && !keyword.includes('\0');
    return isText && keyword.trim() !== '' ? 202 : 400;
  } catch {
    return 400;
  }
}
