import { describe, expect, test } from 'bun:test';
import type net from 'node:net';
import { createWebhook } from '../../src/domain/webhooks/save-webhook.ts';
import { sendLimits } from '../../src/domain/webhooks/pick-due.ts';
import type { Overrides } from '../../src/app.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { makeCall } from '../../src/providers/call.ts';
import { type Harness, harness } from '../support/harness.ts';
import { httpAnswer, type SocketServer, socketServer } from '../support/socket-server.ts';
import { researchEnds } from '../support/subscription.ts';

const by = { kind: 'program', name: 'test' } as const;

/** The app with real sockets: receivers are on this machine. */
function connected(overrides: Overrides = {}): Harness {
  const allowed = '127.0.0.1';
  const app = harness({
    environment: { WEBHOOK_ALLOW_HOSTS: allowed },
    overrides: { call: makeCall({ clock: systemClock, allowHosts: [allowed] }), ...overrides },
  });
  // Receivers that never finish leave attempts under way at the end.
  app.allowLeftovers();
  return app;
}

/** A receiver that says 200, and when so many requests have come. */
async function goodReceiver(): Promise<{
  server: SocketServer;
  received(n: number): Promise<void>;
}> {
  let waiting: { count: number; settle: () => void } | undefined;
  const server = await socketServer((socket, received) => {
    socket.write(httpAnswer('200 OK', ''));
    if (waiting && received.length >= waiting.count) waiting.settle();
  });
  function received(count: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting = { count, settle: resolve };
    if (server.received.length >= count) resolve();
    return promise;
  }
  return { server, received };
}

/** Subscribes a site of its own to each URL and lets so many events happen there. */
async function busySubscriptions(app: Harness, urls: string[], events: number): Promise<void> {
  const site = await app.makeSite();
  for (const url of urls) {
    await createWebhook(
      app.app.ctx,
      { ...by, siteId: site.id },
      { url, events: ['ideacloud.completed'] },
    );
  }
  for (let event = 0; event < events; event += 1) await researchEnds(app, site);
}

async function startSends(app: Harness): Promise<void> {
  await app.run('dispatch-events');
  await app.run('send-webhooks');
}

function pour(socket: net.Socket): void {
  socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${2 ** 30}\r\n\r\n`);
  const piece = 'x'.repeat(64 * 1024);
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
    socket.once('drain', more);
  };
  more();
}

function drip(socket: net.Socket): void {
  socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n');
  const drops = setInterval(() => socket.write('x'), 10);
  socket.once('close', () => clearInterval(drops));
}

const dead = 20;
const waitingForEach = 4;
const receivers: [string, 'http' | 'https', (socket: net.Socket) => void][] = [
  ['never answer', 'http', () => undefined],
  ['drip single bytes', 'http', drip],
  ['send a gigabyte', 'http', pour],
  ['reset the connection', 'http', (socket) => void socket.resetAndDestroy()],
  ['break TLS', 'https', (socket) => void socket.write('\x15\x03\x01\x00\x02\x02\x28 nonsense')],
  ['hang in the middle of TLS', 'https', () => undefined],
];

describe('twenty receivers that', () => {
  test.each(receivers)(
    '%s do not hold up the first delivery to another',
    async (_, scheme, answer) => {
      await using bad = await socketServer(answer);
      const good = await goodReceiver();
      await using _server = good.server;
      await using app = connected();
      const base = `${scheme}://127.0.0.1:${bad.port}`;
      const urls = Array.from({ length: dead }, (_url, index) => `${base}/${index}`);
      await busySubscriptions(app, urls, waitingForEach);
      await busySubscriptions(app, [good.server.url], 1);
      await startSends(app);
      expect(app.app.ctx.sends.size()).toBeLessThanOrEqual(sendLimits.inAll);
      await good.received(1);
    },
  );
});

test('receivers known as slow keep to their part, however many wait', async () => {
  await using silent = await socketServer(() => undefined);
  const good = await goodReceiver();
  await using _server = good.server;
  await using app = connected();
  const { sends } = app.app.ctx;
  const base = `http://127.0.0.1:${silent.port}`;
  await busySubscriptions(app, [`${base}/first`], 1);
  await startSends(app);
  app.clock.advance(sendLimits.slowAfterMs + 1);
  // All of them send to the address that has just been found slow.
  const urls = Array.from({ length: 40 }, (_url, index) => `${base}/first?site=${index}`);
  await busySubscriptions(app, urls, 1);
  await startSends(app);
  expect(sends.size()).toBe(sendLimits.furtherSlow);
  await busySubscriptions(app, [good.server.url], 3);
  await startSends(app);
  await good.received(3);
});

test('no more than 64 attempts are under way, and four to one subscription', async () => {
  await using silent = await socketServer(() => undefined);
  await using app = connected();
  const { sends } = app.app.ctx;
  const base = `http://127.0.0.1:${silent.port}`;
  await busySubscriptions(app, [`${base}/one`], 9);
  await startSends(app);
  expect(sends.size()).toBe(4);
  await using second = await socketServer(() => undefined);
  for (const { port } of [silent, second]) {
    const urls = Array.from({ length: 40 }, (_url, index) => `http://127.0.0.1:${port}/${index}`);
    await busySubscriptions(app, urls, 2);
  }
  await startSends(app);
  expect(sends.size()).toBe(64);
});

test('the end of each attempt begins the next, whatever the clock does', async () => {
  const good = await goodReceiver();
  await using _server = good.server;
  let wake = (_loop: string): void => undefined;
  const running = { wake: (loop: string) => wake(loop), stop: async () => undefined };
  await using app = connected({ startLoops: () => running });
  await app.app.startLoops();
  await busySubscriptions(app, [good.server.url], 11);
  await app.run('dispatch-events');
  wake = (loop) => void app.run(loop);
  await app.run('send-webhooks');
  await good.received(11);
});

test('of a gigabyte no more is taken than one needs to see that it is too much', async () => {
  const sent = Promise.withResolvers<number>();
  await using bad = await socketServer((socket) => {
    pour(socket);
    socket.once('close', () => sent.resolve(socket.bytesWritten - socket.writableLength));
  });
  await using app = connected();
  await busySubscriptions(app, [bad.url], 1);
  await startSends(app);
  await app.app.ctx.sends.idle();
  // What the sockets of both sides buffer, and 64 KiB.
  expect(await sent.promise).toBeLessThan(16 * 2 ** 20);
});
