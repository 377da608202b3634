import { expect, test } from 'bun:test';
import { fakeNetwork } from '../support/network.ts';

const clock = { now: () => 0 };
const request = { url: 'https://hooks.example.com/in', method: 'POST', headers: {}, body: 'x' };

test('a declared host answers as scripted and its requests are kept', async () => {
  const network = fakeNetwork({ clock });
  network.host('hooks.example.com', {
    reply: ({ body }, count) => ({ status: 200 + count, body: `got ${body}`, delayMs: 40 }),
  });
  const outcome = await network.call(request);
  expect(outcome).toMatchObject({ kind: 'answered', status: 201, durationMs: 40 });
  expect(outcome.kind === 'answered' && new TextDecoder().decode(outcome.body)).toBe('got x');
  expect(await network.call(request)).toMatchObject({ status: 202 });
  expect(network.requests.map((sent) => [sent.host, sent.request.method])).toEqual([
    ['hooks.example.com', 'POST'],
    ['hooks.example.com', 'POST'],
  ]);
});

test('a host that nobody declared is unresolved and remembered', async () => {
  const network = fakeNetwork({ clock, allowHosts: ['127.0.0.1'] });
  expect((await network.call(request)).kind).toBe('unresolved');
  const literal = await network.call({ ...request, url: 'http://127.0.0.1:9000/' });
  expect(literal.kind).toBe('connection_failed');
  expect([...network.undeclared]).toEqual(['hooks.example.com', '127.0.0.1']);
});

test('a delay beyond the time-out times out without anybody waiting', async () => {
  const hosts = { 'hooks.example.com': { reply: { delayMs: Number.POSITIVE_INFINITY } } };
  const network = fakeNetwork({ clock, hosts });
  expect(await network.call(request)).toMatchObject({ kind: 'timed_out', durationMs: 15_000 });
  const hurried = await network.call({ ...request, timeoutMs: 2_000 });
  expect(hurried).toMatchObject({ kind: 'timed_out', durationMs: 2_000 });
});

test('a scripted failure and a long body come out as from a real host', async () => {
  const network = fakeNetwork({
    clock,
    hosts: { 'hooks.example.com': { reply: { fails: 'tls_failed', delayMs: 12 } } },
  });
  expect(await network.call(request)).toMatchObject({ kind: 'tls_failed', durationMs: 12 });
  network.host('hooks.example.com', { reply: { body: 'x'.repeat(70_000) } });
  const long = await network.call(request);
  expect(long).toMatchObject({ kind: 'answered', truncated: true });
  expect(long.kind === 'answered' && long.body.length).toBe(65_536);
});
