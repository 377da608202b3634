import { describe, expect, test } from 'bun:test';
import { type Operation, testCallers, testIds } from '../support/callers.ts';
import { quickProviders } from '../support/canned-providers.ts';
import type { Client } from '../support/client.ts';
import { harness } from '../support/harness.ts';

const one: Operation = { method: 'GET', path: '/ideaclouds/{id}', scope: 'ideaclouds:read' };
const questions: Operation = { ...one, path: '/ideaclouds/{id}/questions' };
const create: Operation = {
  method: 'POST',
  path: '/ideaclouds',
  scope: 'ideaclouds:write',
  body: { keyword: 'snow tires' },
};
const batch: Operation = {
  method: 'POST',
  path: '/ideaclouds/batch',
  scope: 'ideaclouds:write',
  body: { items: [{ keyword: 'snow tires' }] },
};
const list: Operation = { method: 'GET', path: '/ideaclouds', scope: 'ideaclouds:read' };

async function makeIdeacloud(client: Client): Promise<string> {
  return (await client.post('/ideaclouds', { keyword: 'snow tires' })).body.data.id;
}

describe('callers of IdeaClouds', () => {
  testCallers([create, batch, list, one, questions]);
  testIds([one, questions], makeIdeacloud);

  test('a site sees only its own in the list', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const owner = await app.client(await app.makeSite());
    const stranger = await app.client(await app.makeSite());
    await makeIdeacloud(owner);
    await app.drain();
    expect((await owner.get('/ideaclouds')).body.pagination.total_count).toBe(1);
    expect((await stranger.get('/ideaclouds')).body).toEqual({
      data: [],
      pagination: { has_more: false, next_cursor: null, total_count: 0 },
    });
  });

  test('an id may be written in capitals, and is answered as it is stored', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const id = await makeIdeacloud(client);
    await app.drain();
    for (const path of [
      `/ideaclouds/${id.toUpperCase()}`,
      `/ideaclouds/${id.toUpperCase()}/questions`,
    ]) {
      const reply = await client.get(path);
      expect([reply.status, reply.body.data.id]).toEqual([200, id]);
    }
  });

  test('a wrong method is told what the path takes, with any key or none', async () => {
    await using app = harness();
    const paths = { '/ideaclouds': 'GET, HEAD, POST', '/ideaclouds/batch': 'POST' };
    for (const [path, allow] of Object.entries(paths)) {
      const reply = await app.anonymous.delete(path);
      expect([reply.status, reply.body.error.code]).toEqual([405, 'method_not_allowed']);
      expect(reply.headers.get('allow')).toBe(allow);
    }
  });
});
