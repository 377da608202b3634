import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite } from '../../src/domain/site/create-site.ts';
import { createWebhook } from '../../src/domain/webhooks/save-webhook.ts';
import { type App, buildApp } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import { emit } from '../../src/events/emit.ts';
import { makeLog } from '../../src/lib/log.ts';
import type { Arrivals, FromReceiver, ToReceiver } from './webhooks-receiver.ts';
import { inLane } from '../../src/db/write.ts';

const by = { kind: 'program', name: 'test' } as const;

/** The app of this process, as in production, and a receiver in another. */
export type Stage = AsyncDisposable & {
  app: App;
  /** The sites that have a subscription at the receiver, one each. */
  siteIds: string[];
  /** Subscribes a new site to a path of the receiver. */
  subscribe(path: string): Promise<string>;
  /** Commits the next event, of that site. */
  commit(siteId: string): Promise<void>;
  /** Committed so far, and arrived with a right signature. */
  committed(): number;
  verified(): number;
  arrivals(): Promise<Arrivals>;
  /** When each event had been committed, in milliseconds since the epoch. */
  committedAt: number[];
};

export async function setStage(subscriptions: number): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-webhooks-'));
  const receiver = await startReceiver();
  const config = makeConfig({ DATA_DIR: folder, WEBHOOK_ALLOW_HOSTS: '127.0.0.1', PORT: '0' });
  const app = buildApp(config, { log: makeLog('warn', 'stderr') });
  const { ctx } = app;
  const secrets: Record<string, string> = {};
  const committedAt: number[] = [];
  let sites = 0;
  let committed = 0;

  async function subscribe(path: string): Promise<string> {
    sites += 1;
    const { id } = await createSite(ctx, { name: `Site ${sites}`, slug: `site-${sites}` });
    const url = `http://127.0.0.1:${receiver.port}${path}`;
    const { secret } = await createWebhook(
      ctx,
      { ...by, siteId: id },
      { url, events: ['ideacloud.completed'] },
    );
    secrets[path] = secret;
    receiver.send({ secrets });
    return id;
  }

  const siteIds: string[] = [];
  for (let index = 0; index < subscriptions; index += 1) {
    siteIds.push(await subscribe(`/${index}`));
  }
  return {
    app,
    siteIds,
    subscribe,
    async commit(siteId) {
      const number = committed;
      committed += 1;
      // Each about another entity: those of one would go out one after the other.
      const data = { ideacloud_id: ctx.ids.uuid(), keyword: String(number) };
      await ctx.write((tx) => emit(tx, siteId, 'ideacloud.completed', data), inLane('test'));
      committedAt[number] = performance.timeOrigin + performance.now();
    },
    committed: () => committed,
    verified: receiver.verified,
    arrivals: receiver.arrivals,
    committedAt,
    async [Symbol.asyncDispose]() {
      await app.stop(1_000);
      await receiver.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startReceiver() {
  let verified = 0;
  const ready = Promise.withResolvers<number>();
  let answer = (_arrivals: Arrivals) => {};
  const child = Bun.spawn(['bun', join(import.meta.dir, 'webhooks-receiver.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    ipc(message: FromReceiver) {
      if ('verified' in message) verified = message.verified;
      else if ('port' in message) ready.resolve(message.port);
      else answer(message.arrivals);
    },
  });
  const send = (message: ToReceiver) => child.send(message);
  return {
    port: await ready.promise,
    send,
    verified: () => verified,
    arrivals: () =>
      new Promise<Arrivals>((resolve) => {
        answer = resolve;
        send({ ask: 'arrivals' });
      }),
    async stop() {
      child.kill();
      await child.exited;
    },
  };
}
