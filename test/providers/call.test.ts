import { describe, expect, test } from 'bun:test';
import { systemClock } from '../../src/lib/clock.ts';
import { type CallOutcome, makeCall } from '../../src/providers/call.ts';
import type { LookUp } from '../../src/providers/outbound/resolve.ts';
import { fakeNetwork } from '../support/network.ts';
import { httpAnswer, socketServer } from '../support/socket-server.ts';

const frozen = { now: () => 1_760_000_000_000 };

function get(url: string): { url: string; method: string; headers: Record<string, string> } {
  return { url, method: 'GET', headers: {} };
}

describe('the guard at connection time', () => {
  test('refuses a URL that no registration would accept, without asking DNS', async () => {
    const network = fakeNetwork({ clock: frozen });
    for (const url of ['http://a.example/', 'https://127.1/', 'https://u:p@a.example/', 'https:']) {
      expect((await network.call(get(url))).kind).toBe('refused');
    }
    expect(network.undeclared.size).toBe(0);
  });

  test('refuses a name with one private address among public ones', async () => {
    const addresses = ['93.184.215.14', '10.0.0.7'];
    const hosts = { 'hooks.example.com': { addresses, reply: {} } };
    const network = fakeNetwork({ clock: frozen, hosts });
    expect(await network.call(get('https://hooks.example.com/'))).toEqual({
      kind: 'refused',
      message: 'The host name resolves to an address not public.',
      durationMs: 0,
    });
    expect(network.requests).toEqual([]);
  });

  test('looks a name up once: an answer that changes later is never connected to', async () => {
    let lookUps = 0;
    function addresses(): string[] {
      lookUps += 1;
      return lookUps % 2 === 1 ? ['93.184.215.14'] : ['127.0.0.1'];
    }
    const hosts = { 'rebind.example.com': { addresses, reply: {} } };
    const network = fakeNetwork({ clock: frozen, hosts });
    const url = 'https://rebind.example.com/';
    expect((await network.call(get(url))).kind).toBe('answered');
    expect(lookUps).toBe(1);
    expect(network.requests.map((request) => request.address)).toEqual(['93.184.215.14']);
    expect((await network.call(get(url))).kind).toBe('refused');
    expect(network.requests.length).toBe(1);
  });

  test('the address that was checked is the one that is connected to', async () => {
    await using server = await socketServer((socket) => socket.write(httpAnswer('200 OK', '')));
    let lookUps = 0;
    const call = makeCall({
      clock: systemClock,
      allowHosts: ['hooks.example.com'],
      resolve: async () => {
        lookUps += 1;
        return ['127.0.0.1'];
      },
    });
    const url = `http://hooks.example.com:${server.port}/`;
    expect((await call(get(url))).kind).toBe('answered');
    expect(lookUps).toBe(1);
    expect(server.received.join('')).toContain(`\r\nHost: hooks.example.com:${server.port}\r\n`);
  });
});

describe('a name', () => {
  async function callWith(resolve: LookUp, timeoutMs = 60_000): Promise<CallOutcome> {
    const call = makeCall({ clock: frozen, allowHosts: [], resolve });
    return call({ ...get('https://hooks.example.com/'), timeoutMs });
  }

  test('without addresses is unresolved', async () => {
    const message = 'The host name hooks.example.com has no address.';
    const none = await callWith(async () => []);
    expect(none).toEqual({ kind: 'unresolved', message, durationMs: 0 });
    const unknown = await callWith(() => Promise.reject(new Error('ENOTFOUND')));
    expect(unknown).toEqual({ kind: 'unresolved', message, durationMs: 0 });
  });

  test('whose look-up hangs costs the time-out and no more', async () => {
    const hanging = callWith(() => new Promise<string[]>(() => undefined), 30);
    expect((await hanging).kind).toBe('timed_out');
  });

  test('with several addresses is reached at the first that accepts a connection', async () => {
    await using server = await socketServer((socket) => socket.write(httpAnswer('200 OK', '')));
    const call = makeCall({
      clock: systemClock,
      allowHosts: ['hooks.example.com'],
      // Nobody listens on this port of the other addresses of the loopback network.
      resolve: async () => ['127.0.0.2', '127.0.0.3', '127.0.0.1'],
    });
    const outcome = await call(get(`http://hooks.example.com:${server.port}/`));
    expect(outcome.kind).toBe('answered');
    expect(server.connections).toBe(1);
  });
});

describe('a name with several addresses', () => {
  test('is tried at four of them at most', async () => {
    const tried: string[] = [];
    const call = makeCall({
      clock: frozen,
      allowHosts: [],
      resolve: async () => Array.from({ length: 50 }, (_, index) => `93.184.215.${index + 1}`),
      exchange: async ({ address }) => {
        tried.push(address);
        return { kind: 'connection_failed', message: 'The host refused the connection.' };
      },
    });
    expect((await call(get('https://hooks.example.com/'))).kind).toBe('connection_failed');
    expect(tried).toEqual(['93.184.215.1', '93.184.215.2', '93.184.215.3', '93.184.215.4']);
  });

  test('is tried at one when the connection came about, whatever came then', async () => {
    const kinds = ['tls_failed', 'broken_off', 'timed_out'] as const;
    for (const kind of kinds) {
      let exchanges = 0;
      const call = makeCall({
        clock: frozen,
        allowHosts: [],
        resolve: async () => ['93.184.215.1', '93.184.215.2'],
        exchange: async () => {
          exchanges += 1;
          return { kind, message: 'It failed.' };
        },
      });
      expect((await call(get('https://hooks.example.com/'))).kind).toBe(kind);
      expect(exchanges).toBe(1);
    }
  });
});

test('a call whose caller has given up already goes nowhere', async () => {
  const hosts = { 'hooks.example.com': { reply: () => new Promise<never>(() => undefined) } };
  const network = fakeNetwork({ clock: frozen, hosts });
  const signal = AbortSignal.abort();
  const outcome = await network.call({ ...get('https://hooks.example.com/'), signal });
  expect(outcome.kind).toBe('cancelled');
});

test('the duration is measured on the injected clock', async () => {
  let now = 5_000;
  const call = makeCall({
    clock: { now: () => now },
    allowHosts: [],
    resolve: async () => {
      now += 250;
      return [];
    },
  });
  expect(await call(get('https://hooks.example.com/'))).toMatchObject({ durationMs: 250 });
});

test('an entry of the allow list that cannot be used stops the wiring', () => {
  expect(() => makeCall({ clock: frozen, allowHosts: ['a b'] })).toThrow('not an allowed host');
});
