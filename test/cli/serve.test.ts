import { describe, expect, test } from 'bun:test';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeClient } from '../support/client.ts';
import { type Commands, commands, type Served } from '../support/processes.ts';
import { httpAnswer, socketServer } from '../support/socket-server.ts';

const allowLocal = { WEBHOOK_ALLOW_HOSTS: '127.0.0.1' };

async function clientOf(program: Commands, server: Served) {
  const { key } = await program.makeStore();
  return makeClient((request) => fetch(request), key, server.url);
}

/** A connection of its own: a kept one outlives the end of listening. */
async function refuses(server: Served): Promise<boolean> {
  const headers = { connection: 'close' };
  const asked = fetch(`${server.url}/v1/public/health`, { headers });
  return asked.then(
    () => false,
    () => true,
  );
}

describe('forecourt serve', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'ends by itself with status 0 on %s',
    async (signal) => {
      await using program = commands();
      const server = await program.serve();
      const idle = net.connect(Number(new URL(server.url).port), '127.0.0.1');
      await new Promise((resolve) => idle.once('connect', resolve));
      expect((await fetch(`${server.url}/v1/public/health`)).status).toBe(200);
      server.kill(signal);
      expect(await server.exited).toBe(0);
      expect(await server.errors()).toBe('');
      idle.destroy();
    },
    300_000,
  );

  test('shows its pages in whatever folder it was started from its source', async () => {
    const started = [process.execPath, join(import.meta.dir, '../../src/main.ts')];
    await using program = commands({ cwd: tmpdir(), started });
    const server = await program.serve();
    const page = await fetch(`${server.url}/login`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1>Sign in</h1>');
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(await server.errors()).toBe('');
  }, 300_000);

  test('ends before a receiver that never answers, and sends again later', async () => {
    await using program = commands();
    await using receiver = await socketServer(() => {});
    const server = await program.serve(allowLocal);
    const client = await clientOf(program, server);
    const events = ['ideacloud.completed', 'ideacloud.failed'];
    await client.post('/webhooks', { url: receiver.url, events });
    await client.post('/ideaclouds', { keyword: 'snow tires' });
    while (receiver.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    const before = receiver.received.length;
    const again = await program.serve(allowLocal);
    while (receiver.received.length === before) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(receiver.received.at(-1)).toContain('X-Webhook-Attempt: 1');
    again.kill('SIGKILL');
    await again.exited;
  }, 300_000);

  test('answers what it was asked before the signal, and nothing after it', async () => {
    await using program = commands();
    const held: net.Socket[] = [];
    await using receiver = await socketServer((socket) => void held.push(socket));
    const server = await program.serve(allowLocal);
    const client = await clientOf(program, server);
    const input = { url: receiver.url, events: ['test.ping'] };
    const { id } = (await client.post('/webhooks', input)).body.data;
    const asked = client.post(`/webhooks/${id}/test`);
    while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
    server.kill('SIGTERM');
    while (!(await refuses(server))) await new Promise((resolve) => setImmediate(resolve));
    held[0]?.write(httpAnswer('200 OK', 'at last'));
    const answer = await asked;
    expect(answer.body.data).toMatchObject({ delivered: true, response_body: 'at last' });
    expect(await server.exited).toBe(0);
  }, 300_000);

  test('ends at once on a second signal', async () => {
    await using program = commands();
    await using receiver = await socketServer(() => {});
    const server = await program.serve(allowLocal);
    const client = await clientOf(program, server);
    const url = receiver.url;
    const { id } = (await client.post('/webhooks', { url, events: ['test.ping'] })).body.data;
    const hanging = client.post(`/webhooks/${id}/test`).catch(() => null);
    while (receiver.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
    server.kill('SIGINT');
    while (!(await refuses(server))) await new Promise((resolve) => setImmediate(resolve));
    server.kill('SIGINT');
    expect(await server.exited).toBe(130);
    await hanging;
  }, 300_000);

  test('says in one line that its port is taken', async () => {
    await using program = commands();
    await using other = commands();
    const server = await program.serve();
    const { port } = new URL(server.url);
    const { code, output, errors } = await other.run(['serve', '--port', port]);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toBe(
      `forecourt: Port ${port} on 127.0.0.1 is in use. Stop what uses it, or set PORT.\n`,
    );
  }, 300_000);

  test('is the default command', async () => {
    await using program = commands();
    const { code, errors } = await program.run([], { PORT: 'none' });
    expect([code, errors]).toEqual([2, expect.stringContaining('PORT must be a number')]);
  }, 300_000);
});
