import { describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { harness } from '../support/harness.ts';
import { probeGroup } from '../support/probe-group.ts';

const folder = `${import.meta.dir}/../../../shared/data/hostile`;
const isThere = existsSync(folder);
const headers = { 'content-type': 'application/json' };

function jsonFiles(): string[] {
  if (!isThere) return [];
  const places = ['json/test_parsing', 'json/test_transform'].map((name) => join(folder, name));
  return places.flatMap((place) => readdirSync(place).map((name) => join(place, name)));
}

describe.skipIf(!isThere)('the collected hostile inputs', () => {
  test('every file of the JSON test suite is answered, by its verdict', async () => {
    await using app = harness({ overrides: { groups: [probeGroup] } });
    const site = await app.makeSite();
    const files = jsonFiles();
    expect(files.length).toBeGreaterThan(300);
    let client = await app.client(site);
    for (const [index, file] of files.entries()) {
      if (index % 400 === 399) client = await app.client(site);
      const body = new Uint8Array(readFileSync(file));
      const name = file.split('/').at(-1) ?? '';
      const reply = await client.send('POST', '/probe/echo', { headers, body });
      const isRefused = reply.status === 400;
      // y_: every parser must accept, n_: every one must refuse; {} is the one body that the
      // schema takes, and an empty file is no body at all.
      const isEmpty = body.length === 0 || reply.text === '{"data":{}}';
      expect({ name, ok: isRefused || isEmpty }).toEqual({ name, ok: true });
      if (name.startsWith('n_') && body.length > 0) {
        const { message } = reply.body.error.details.issues[0];
        expect({ name, message }).toEqual({
          name,
          message: expect.stringMatching(/JSON|UTF-8|nest|Unicode/),
        });
      }
    }
  });

  test('every naughty string comes through a body, a path and a query without harm', async () => {
    await using app = harness({ overrides: { groups: [probeGroup] } });
    const site = await app.makeSite();
    const strings: string[] = JSON.parse(readFileSync(join(folder, 'blns.json'), 'utf8'));
    expect(strings.length).toBeGreaterThan(400);
    for (const [index, naughty] of strings.entries()) {
      const client = await app.client(site, undefined, 10 + (index % 2));
      const text = naughty.trim();
      const echoed = await client.post('/probe/echo', { text: naughty });
      const fits = text !== '' && [...text].length <= 500 && naughty.isWellFormed();
      expect({ naughty, status: echoed.status }).toEqual({ naughty, status: fits ? 200 : 400 });
      if (fits) expect(echoed.body.data.text).toBe(naughty);
      const segment = encodeURIComponent(naughty.toWellFormed());
      const inPath = await client.get(`/probe/things/${segment}`);
      expect([400, 404]).toContain(inPath.status);
      const inQuery = await client.get(`/probe/query?choice=${segment}&limit=${segment}`);
      expect([200, 400]).toContain(inQuery.status);
      const asName = await client.get(`/probe/query?${segment}=1`);
      expect([200, 400]).toContain(asName.status);
    }
  });
});
