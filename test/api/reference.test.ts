import { describe, expect, test } from 'bun:test';
import { contentTools } from '../../schema/contracts/content-tools.ts';
import { eventTypes } from '../../schema/contracts/events.ts';
import { scopes } from '../../schema/contracts/scopes.ts';
import { refusesOthers } from '../support/ask-as-everybody.ts';
import { harness } from '../support/harness.ts';

const lists = [
  ['/reference/scopes', { scopes }],
  ['/reference/content-tools', { content_tools: contentTools }],
  ['/reference/event-types', { event_types: eventTypes }],
] as const;

describe.each(lists)('GET %s', (path, data) => {
  test('is served to any key, whatever its scopes, and to nobody without one', async () => {
    await using app = harness();
    await refusesOthers(app, { method: 'GET', path, scopes: [] });
    const client = await app.client(await app.makeSite({ plan: 'starter' }), ['social:read']);
    const reply = await client.get(path);
    expect([reply.status, reply.body]).toEqual([200, JSON.parse(JSON.stringify({ data }))]);
  });
});

test('the reference says something about each of the 19 scopes and 26 events', async () => {
  await using app = harness();
  const client = await app.client(await app.makeSite(), ['site:read']);
  const scopeLines = (await client.get('/reference/scopes')).body.data.scopes;
  const eventLines = (await client.get('/reference/event-types')).body.data.event_types;
  expect(Object.keys(scopeLines)).toHaveLength(19);
  expect(Object.keys(eventLines)).toHaveLength(26);
  for (const line of [...Object.values(scopeLines), ...Object.values(eventLines)]) {
    expect(line).toMatch(/^[A-Z].+\.$/);
  }
});
