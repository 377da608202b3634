import { expect, test } from 'bun:test';
import { type Receiver, startReceiver } from '../../src/cli/demo/receiver.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { type Client, makeClient } from '../support/client.ts';
import { commands, type Served } from '../support/processes.ts';

const settings = { WEBHOOK_ALLOW_HOSTS: '127.0.0.1' };
const patienceMs = 120_000;
const keywords = ['snow tires', 'oil change near me', 'lease vs buy', '!!!', 'used trucks'];

function clientOf(server: Served, key: string): Client {
  return makeClient((request) => fetch(request), key, server.url);
}

/** Asks for research until the server is gone; the ids of what it acknowledged. */
async function askUntilKilled(client: Client, acknowledged: string[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    const keyword = keywords[count % keywords.length];
    const reply = await client.post('/ideaclouds', { keyword }).catch(() => null);
    if (reply === null) return;
    if (reply.status === 202) acknowledged.push(reply.body.data.id);
    else if (reply.status !== 429) throw new Error(`Unexpected answer ${reply.status}`);
  }
}

/** Several askers at once; the server is killed as soon as some of the research has ended. */
async function killInTheMiddle(server: Served, key: string, receiver: Receiver): Promise<string[]> {
  const acknowledged: string[] = [];
  const client = clientOf(server, key);
  const asking = Array.from({ length: 4 }, () => askUntilKilled(client, acknowledged));
  await receiver.waitFor(() => acknowledged.length > 10, patienceMs);
  server.kill('SIGKILL');
  await server.exited;
  await Promise.all(asking);
  return acknowledged;
}

test('what was acknowledged before a kill ends once, with one event, after a start', async () => {
  await using program = commands();
  const receiver = startReceiver(systemClock);
  const first = await program.serve(settings);
  const { key } = await program.makeStore();
  const events = ['ideacloud.completed', 'ideacloud.failed'];
  const hook = await clientOf(first, key).post('/webhooks', { url: receiver.url, events });
  receiver.useSecret(hook.body.data.secret);
  const acknowledged = await killInTheMiddle(first, key, receiver);

  const second = await program.serve(settings);
  const client = clientOf(second, key);
  for (const id of acknowledged) {
    await receiver.waitFor((event) => event.data.ideacloud_id === id, patienceMs);
  }
  const endOf = new Map<string, Set<string>>();
  for (const { id, type, data } of receiver.events) {
    const cloud = String(data.ideacloud_id);
    endOf.set(cloud, (endOf.get(cloud) ?? new Set()).add(`${type} ${id}`));
  }
  // A delivery may be repeated when its answer was lost; the event, by its id, may not.
  for (const id of acknowledged) expect([id, endOf.get(id)?.size]).toEqual([id, 1]);
  expect(receiver.events.every((event) => event.isVerified)).toBe(true);

  let cursor: string | null = '';
  const statuses = new Map<string, string>();
  while (cursor !== null) {
    const { body } = await client.get(`/ideaclouds?limit=100${cursor && `&cursor=${cursor}`}`);
    for (const { id, status } of body.data) statuses.set(id, status);
    cursor = body.pagination.next_cursor;
  }
  for (const id of acknowledged) {
    const [end = ''] = endOf.get(id) ?? [];
    const expected = end.startsWith('ideacloud.failed') ? 'failed' : 'complete';
    expect([id, statuses.get(id)]).toEqual([id, expected]);
  }
  second.kill('SIGTERM');
  expect(await second.exited).toBe(0);
  await receiver.stop();
}, 300_000);
