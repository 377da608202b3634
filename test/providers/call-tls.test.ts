import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { systemClock } from '../../src/lib/clock.ts';
import { type Call, type CallOutcome, makeCall } from '../../src/providers/call.ts';
import { httpExchange } from '../../src/providers/outbound/http-exchange.ts';
import { type Certificates, hasOpenssl, makeCertificates } from '../support/certificates.ts';
import { socketServer } from '../support/socket-server.ts';
import { tlsReceiver } from '../support/tls-receiver.ts';

let certificates: Certificates;
let call: Call;
beforeAll(() => {
  if (!hasOpenssl) return;
  certificates = makeCertificates();
  call = makeCall({
    clock: systemClock,
    allowHosts: ['127.0.0.0/8'],
    resolve: async () => ['127.0.0.1'],
    exchange: httpExchange([certificates('authority')]),
  });
});

function deliver(host: string, port: number, idempotent = true): Promise<CallOutcome> {
  const url = `https://${host}:${port}/hook`;
  return call({ url, method: 'POST', headers: {}, body: '{}', timeoutMs: 60_000, idempotent });
}

describe.skipIf(!hasOpenssl)('a receiver whose certificate is right', () => {
  test('is asked by its name, though the connection goes to an address', async () => {
    await using receiver = await tlsReceiver(certificates('receiver'));
    for (const host of ['receiver.example', 'receiver.example.', 'RECEIVER.example']) {
      expect(await deliver(host, receiver.port)).toMatchObject({ kind: 'answered', status: 200 });
    }
    const asked = { host: `receiver.example:${receiver.port}`, serverName: 'receiver.example' };
    expect(receiver.seen).toEqual([asked, asked, asked]);
    expect(receiver.connections()).toBe(1);
  });

  test('may be named by address, and gets no server name then', async () => {
    await using receiver = await tlsReceiver(certificates('receiver'));
    expect((await deliver('127.0.0.1', receiver.port)).kind).toBe('answered');
    expect(receiver.seen).toEqual([{ host: `127.0.0.1:${receiver.port}`, serverName: undefined }]);
  });

  test('may show one for all names of its level', async () => {
    await using receiver = await tlsReceiver(certificates('wildcard'));
    expect((await deliver('a.hooks.example', receiver.port)).kind).toBe('answered');
  });

  test('of an international name is asked for it in ASCII', async () => {
    await using receiver = await tlsReceiver(certificates('wildcard'));
    expect((await deliver('händler.hooks.example', receiver.port)).kind).toBe('answered');
    const name = 'xn--hndler-bua.hooks.example';
    expect(receiver.seen).toEqual([{ host: `${name}:${receiver.port}`, serverName: name }]);
  });

  test('is not left for where it redirects to', async () => {
    await using target = await tlsReceiver(certificates('receiver'));
    const location = `https://receiver.example:${target.port}/`;
    await using receiver = await tlsReceiver(certificates('receiver'), (response) => {
      response.writeHead(308, { location }).end();
    });
    const outcome = await deliver('receiver.example', receiver.port);
    expect(outcome).toMatchObject({ kind: 'answered', status: 308 });
    expect(target.seen).toEqual([]);
  });
});

describe.skipIf(!hasOpenssl)('a certificate', () => {
  const forAnother = "The host's certificate is for another name.";
  const unknown = "The host's certificate does not lead to a known authority.";
  const wrong: [string, string, string, string][] = [
    ['for another name', 'other', 'receiver.example', forAnother],
    ['for another address', 'other', '127.0.0.1', forAnother],
    ['for a name, shown by an address', 'wildcard', '127.0.0.1', forAnother],
    ['for names of another level', 'wildcard', 'a.b.hooks.example', forAnother],
    ['for the names below it', 'wildcard', 'hooks.example', forAnother],
    ['that has expired', 'expired', 'receiver.example', "The host's certificate has expired."],
    [
      'that is not valid yet',
      'early',
      'receiver.example',
      "The host's certificate is not valid yet.",
    ],
    ['that it signed itself', 'stranger', 'receiver.example', unknown],
    ['of an unknown authority', 'foreign', 'receiver.example', unknown],
  ];
  test.each(wrong)('%s is refused before anything is sent', async (_, name, host, message) => {
    await using receiver = await tlsReceiver(certificates(name));
    expect(await deliver(host, receiver.port)).toMatchObject({ kind: 'tls_failed', message });
    expect(await deliver(host, receiver.port, false)).toMatchObject({
      kind: 'tls_failed',
      message,
    });
    expect(receiver.seen).toEqual([]);
  });

  test('is checked for each name, on kept connections too', async () => {
    await using receiver = await tlsReceiver(certificates('receiver'));
    expect((await deliver('receiver.example', receiver.port)).kind).toBe('answered');
    expect((await deliver('other.example', receiver.port)).kind).toBe('tls_failed');
    expect((await deliver('receiver.example', receiver.port)).kind).toBe('answered');
    expect((await deliver('other.example', receiver.port, false)).kind).toBe('tls_failed');
    expect(receiver.seen.map((request) => request.serverName)).toEqual([
      'receiver.example',
      'receiver.example',
    ]);
  });
});

describe.skipIf(!hasOpenssl)('a name that changes its address between check and connection', () => {
  /** Looked up once more, the name means the receiver's address. */
  function rebinding(allowHosts: string[], first: string): Call {
    let lookUps = 0;
    return makeCall({
      clock: systemClock,
      allowHosts,
      resolve: async () => [(lookUps += 1) % 2 === 1 ? first : '127.0.0.1'],
      exchange: httpExchange([certificates('authority')]),
    });
  }
  const request = (port: number) => {
    const url = `https://receiver.example:${port}/`;
    return { url, method: 'POST', headers: {}, body: '{}', timeoutMs: 60_000, idempotent: true };
  };

  test('is looked up once: what it means later is not connected to', async () => {
    await using receiver = await tlsReceiver(certificates('receiver'));
    // An allowed address where nobody listens stands in for a public one.
    const call = rebinding(['127.0.0.2'], '127.0.0.2');
    expect((await call(request(receiver.port))).kind).toBe('connection_failed');
    expect(receiver.seen).toEqual([]);
    expect(await call(request(receiver.port))).toMatchObject({
      kind: 'refused',
      message: 'The host name resolves to an address not public.',
    });
    expect(receiver.seen).toEqual([]);
  });
});

describe.skipIf(!hasOpenssl)('the check', () => {
  const variable = 'NODE_TLS_REJECT_UNAUTHORIZED';
  const before = process.env[variable];
  afterAll(() => {
    if (before === undefined) delete process.env[variable];
    else process.env[variable] = before;
  });

  test('cannot be switched off by the environment', async () => {
    await using receiver = await tlsReceiver(certificates('stranger'));
    process.env[variable] = '0';
    expect((await deliver('receiver.example', receiver.port)).kind).toBe('tls_failed');
  });
});

describe.skipIf(!hasOpenssl)('a receiver that does not speak TLS', () => {
  test('is told apart from one that cannot be reached', async () => {
    await using plain = await socketServer((socket) => socket.end('HTTP/1.1 400 Bad\r\n\r\n'));
    expect((await deliver('receiver.example', plain.port)).kind).toBe('tls_failed');
    await using closing = await socketServer((socket) => socket.destroy());
    expect((await deliver('receiver.example', closing.port)).kind).toBe('tls_failed');
  });
});
