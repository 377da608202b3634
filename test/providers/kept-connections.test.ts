import { describe, expect, test } from 'bun:test';
import { systemClock } from '../../src/lib/clock.ts';
import { type CallOutcome, makeCall } from '../../src/providers/call.ts';
import { httpAnswer, type SocketServer, socketServer } from '../support/socket-server.ts';

const call = makeCall({ clock: systemClock, allowHosts: ['127.0.0.1'] });

function deliver(server: SocketServer, idempotent: boolean): Promise<CallOutcome> {
  return call({ url: server.url, method: 'POST', headers: {}, body: 'x', idempotent });
}

/** Answers every odd request on a connection and hangs up on every even one. */
function forgetful(): Promise<SocketServer> {
  return socketServer((socket, received) => {
    if (received.length % 2 === 1) socket.write(httpAnswer('200 OK', ''));
    else socket.destroy();
  });
}

describe('requests that may be repeated', () => {
  test('share a connection', async () => {
    await using server = await socketServer((socket) => socket.write(httpAnswer('200 OK', 'ok')));
    for (let index = 0; index < 5; index += 1) {
      expect((await deliver(server, true)).kind).toBe('answered');
    }
    expect(server.connections).toBe(1);
  });

  test('are sent again on a new connection when the kept one had been closed', async () => {
    await using server = await forgetful();
    expect((await deliver(server, true)).kind).toBe('answered');
    expect((await deliver(server, true)).kind).toBe('answered');
    expect(server.received.length).toBe(3);
    expect(server.connections).toBe(2);
  });

  test('are not sent again when the very first connection breaks', async () => {
    await using server = await socketServer((socket) => socket.destroy());
    expect((await deliver(server, true)).kind).toBe('broken_off');
    expect(server.received.length).toBe(1);
  });

  test('are not sent again once an answer had begun', async () => {
    await using server = await socketServer((socket, received) => {
      if (received.length === 1) socket.write(httpAnswer('200 OK', ''));
      else socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf');
    });
    expect((await deliver(server, true)).kind).toBe('answered');
    expect((await deliver(server, true)).kind).toBe('broken_off');
    expect(server.received.length).toBe(2);
  });

  test('never meet what a receiver sent beyond its answer', async () => {
    await using server = await socketServer((socket) => {
      socket.write(httpAnswer('200 OK', 'first') + httpAnswer('500 Smuggled', 'second'));
    });
    expect(await deliver(server, true)).toMatchObject({ status: 200 });
    expect(await deliver(server, true)).toMatchObject({ status: 200 });
  });
});

describe('requests that may not be repeated', () => {
  test('have a connection each, so that none can meet a closed one', async () => {
    await using server = await forgetful();
    expect((await deliver(server, false)).kind).toBe('answered');
    expect((await deliver(server, false)).kind).toBe('broken_off');
    expect(server.connections).toBe(2);
    expect(server.received.length).toBe(2);
  });
});
