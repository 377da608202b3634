import { describe, expect, test } from 'bun:test';
import { systemClock } from '../../src/lib/clock.ts';
import { type CallOutcome, type CallRequest, makeCall } from '../../src/providers/call.ts';
import { socketServer } from '../support/socket-server.ts';

const call = makeCall({ clock: systemClock, allowHosts: ['127.0.0.1'] });

function post(url: string, more: Partial<CallRequest> = {}): Promise<CallOutcome> {
  return call({ url, method: 'POST', headers: {}, body: '{"a":1}', timeoutMs: 60_000, ...more });
}

describe('a receiver that does not finish', () => {
  test('and never answers is given up and disconnected', async () => {
    await using server = await socketServer(() => undefined);
    const outcome = await post(server.url, { timeoutMs: 80 });
    expect(outcome).toMatchObject({
      kind: 'timed_out',
      message: 'There was no complete answer within 0.08 s.',
    });
    await server.connectionClosed();
  });

  test('and drips single bytes has no more time than one that is silent', async () => {
    await using server = await socketServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n');
      const drip = setInterval(() => socket.write('x'), 5);
      socket.on('close', () => clearInterval(drip));
    });
    expect((await post(server.url, { timeoutMs: 120 })).kind).toBe('timed_out');
    await server.connectionClosed();
  });

  test('and sends interim answers for ever is given up', async () => {
    await using server = await socketServer((socket) => {
      const hint = () => socket.write('HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n');
      const hints = setInterval(hint, 5);
      socket.on('close', () => clearInterval(hints));
    });
    expect((await post(server.url, { timeoutMs: 120 })).kind).toBe('timed_out');
    await server.connectionClosed();
  });

  test('is left when the caller gives up', async () => {
    const caller = new AbortController();
    await using server = await socketServer(() => caller.abort());
    expect((await post(server.url, { signal: caller.signal })).kind).toBe('cancelled');
    await server.connectionClosed();
  });
});

describe('a receiver that breaks off', () => {
  const breaks: [string, string][] = [
    ['in the middle of the body', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc'],
    ['in the middle of a chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nabc'],
    ['before the last chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n'],
    ['in the header', 'HTTP/1.1 200 OK\r\nContent-Le'],
    ['without a word', ''],
    ['after something that is not HTTP', 'SSH-2.0-OpenSSH_9.9\r\n'],
  ];
  test.each(breaks)('%s has not answered', async (_, bytes) => {
    await using server = await socketServer((socket) => socket.end(bytes));
    expect((await post(server.url)).kind).toBe('broken_off');
  });

  test('HTTP to speak another protocol has not answered', async () => {
    const upgrade = [
      'HTTP/1.1 101 Switching Protocols',
      'Connection: Upgrade',
      'Upgrade: x',
      '',
      '',
    ];
    await using server = await socketServer((socket) => socket.write(upgrade.join('\r\n')));
    expect((await post(server.url)).kind).toBe('broken_off');
    await server.connectionClosed();
  });

  test('by a reset has not answered', async () => {
    await using server = await socketServer((socket) => socket.resetAndDestroy());
    expect(await post(server.url)).toMatchObject({
      kind: 'broken_off',
      message: 'The connection was closed without an answer.',
    });
  });

  test('with an endless header is disconnected', async () => {
    await using server = await socketServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const pour = () => {
        while (!socket.destroyed && socket.write(`X-A: ${'b'.repeat(8_000)}\r\n`));
        socket.once('drain', pour);
      };
      pour();
    });
    const outcome = await post(server.url);
    expect(outcome).toMatchObject({ message: "The answer's header is too long." });
    await server.connectionClosed();
  });
});

test('a port where nobody listens is named without its address', async () => {
  const server = await socketServer(() => undefined);
  await server[Symbol.asyncDispose]();
  const outcome = await post(server.url);
  expect(outcome).toMatchObject({
    kind: 'connection_failed',
    message: 'The host refused the connection.',
  });
});
