import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import https from 'node:https';
import { systemClock } from '../../src/lib/clock.ts';
import { type Call, type CallOutcome, makeCall } from '../../src/providers/call.ts';
import { httpExchange } from '../../src/providers/outbound/http-exchange.ts';
import { socketServer } from '../support/socket-server.ts';

const certificates = `${import.meta.dir}/../fixtures/tls`;
type Seen = { host: string | undefined; serverName: string | undefined };

/** A receiver with the named certificate, on a port of 127.0.0.1. */
async function tlsReceiver(certificate: string) {
  const pem = await Bun.file(`${certificates}/${certificate}.pem`).text();
  const seen: Seen[] = [];
  const names = new WeakMap<object, string>();
  const server = https.createServer({ key: pem, cert: pem }, (request, response) => {
    seen.push({ host: request.headers.host, serverName: names.get(request.socket) });
    response.end('received');
  });
  let connections = 0;
  server.on('secureConnection', (socket) => {
    connections += 1;
    if ('servername' in socket && typeof socket.servername === 'string') {
      names.set(socket, socket.servername);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    seen,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

let call: Call;
beforeAll(async () => {
  const authority = await Bun.file(`${certificates}/authority.pem`).text();
  call = makeCall({
    clock: systemClock,
    allowHosts: ['127.0.0.0/8'],
    resolve: async () => ['127.0.0.1'],
    exchange: httpExchange([authority]),
  });
});

function deliver(host: string, port: number, idempotent = true): Promise<CallOutcome> {
  const url = `https://${host}:${port}/hook`;
  return call({ url, method: 'POST', headers: {}, body: '{}', timeoutMs: 5_000, idempotent });
}

describe('a receiver whose certificate is right', () => {
  test('is asked by its name, though the connection goes to an address', async () => {
    await using receiver = await tlsReceiver('receiver');
    for (const host of ['receiver.example', 'receiver.example.', 'RECEIVER.example']) {
      expect(await deliver(host, receiver.port)).toMatchObject({ kind: 'answered', status: 200 });
    }
    const asked = { host: `receiver.example:${receiver.port}`, serverName: 'receiver.example' };
    expect(receiver.seen).toEqual([asked, asked, asked]);
    expect(receiver.connections()).toBe(1);
  });

  test('may be named by address, and gets no server name then', async () => {
    await using receiver = await tlsReceiver('receiver');
    expect((await deliver('127.0.0.1', receiver.port)).kind).toBe('answered');
    expect(receiver.seen).toEqual([{ host: `127.0.0.1:${receiver.port}`, serverName: undefined }]);
  });
});

describe('a certificate', () => {
  const wrong: [string, string, string, string][] = [
    [
      'for another name',
      'other',
      'receiver.example',
      "The host's certificate is for another name.",
    ],
    ['for another address', 'other', '127.0.0.1', "The host's certificate is for another name."],
    ['that has expired', 'expired', 'receiver.example', "The host's certificate has expired."],
    [
      'of an unknown authority',
      'stranger',
      'receiver.example',
      "The host's certificate does not lead to a known authority.",
    ],
  ];
  test.each(wrong)('%s is refused before anything is sent', async (_, name, host, message) => {
    await using receiver = await tlsReceiver(name);
    expect(await deliver(host, receiver.port)).toMatchObject({ kind: 'tls_failed', message });
    expect(await deliver(host, receiver.port, false)).toMatchObject({
      kind: 'tls_failed',
      message,
    });
    expect(receiver.seen).toEqual([]);
  });

  test('is checked for each name, on kept connections too', async () => {
    await using receiver = await tlsReceiver('receiver');
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

describe('the check', () => {
  const variable = 'NODE_TLS_REJECT_UNAUTHORIZED';
  const before = process.env[variable];
  afterAll(() => {
    if (before === undefined) delete process.env[variable];
    else process.env[variable] = before;
  });

  test('cannot be switched off by the environment', async () => {
    await using receiver = await tlsReceiver('stranger');
    process.env[variable] = '0';
    expect((await deliver('receiver.example', receiver.port)).kind).toBe('tls_failed');
  });
});

describe('a receiver that does not speak TLS', () => {
  test('is told apart from one that cannot be reached', async () => {
    await using plain = await socketServer((socket) => socket.end('HTTP/1.1 400 Bad\r\n\r\n'));
    expect((await deliver('receiver.example', plain.port)).kind).toBe('tls_failed');
    await using closing = await socketServer((socket) => socket.destroy());
    expect((await deliver('receiver.example', closing.port)).kind).toBe('tls_failed');
  });
});
