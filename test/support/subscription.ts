import { expect } from 'bun:test';
import type { EventData } from '../../schema/contracts/event-data.ts';
import type { EventType } from '../../schema/contracts/events.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { emit } from '../../src/events/emit.ts';
import type { CallRequest } from '../../src/providers/call.ts';
import type { Client, Json } from './client.ts';
import type { Harness } from './harness.ts';
import type { Host } from './network.ts';
import { inLane } from '../../src/db/write.ts';

export type Subscription = {
  site: SiteRow;
  client: Client;
  id: string;
  secret: string;
  host: string;
  /** What reached the receiver, oldest first. */
  requests(): CallRequest[];
  /** GET /webhooks/{id}. */
  read(): Promise<Json>;
  deliveries(query?: string): Promise<Json[]>;
};

type Options = { site?: SiteRow; host?: string; events?: EventType[]; reply?: Host['reply'] };

/** A subscription at a scripted receiver, which says 200 unless told otherwise. */
export async function subscribe(app: Harness, options: Options = {}): Promise<Subscription> {
  const { host = 'hooks.example.com', events = ['ideacloud.completed'], reply = {} } = options;
  const site = options.site ?? (await app.makeSite());
  const client = await app.client(site);
  app.network.host(host, { reply });
  const made = await client.post('/webhooks', { url: `https://${host}/in?q=1`, events });
  expect(made.status).toBe(201);
  const { id, secret } = made.body.data;
  const requests = () =>
    app.network.requests.filter((one) => one.host === host).map((one) => one.request);
  const read = async () => (await client.get(`/webhooks/${id}`)).body.data;
  const deliveries = async (query = '') =>
    (await client.get(`/webhooks/${id}/deliveries?limit=100${query}`)).body.data;
  return { site, client, id, secret, host, requests, read, deliveries };
}

/** Commits an event as a verb would. */
export async function happen<T extends keyof EventData>(
  app: Harness,
  site: SiteRow,
  type: T,
  data: EventData[T],
): Promise<void> {
  await app.app.ctx.write((tx) => emit(tx, site.id, type, data), inLane('test'));
}

/**
 * An IdeaCloud that ended, for tests to which it does not matter what happened: each time another,
 * so that no event waits for one before it.
 */
export async function researchEnds(app: Harness, site: SiteRow, keyword = 'tires'): Promise<void> {
  const ideacloud_id = app.app.ctx.ids.uuid();
  await happen(app, site, 'ideacloud.completed', { ideacloud_id, keyword });
}

/** Hands out what was committed and makes every attempt that is due; waits for the answers. */
export async function deliver(app: Harness): Promise<void> {
  await app.run('dispatch-events');
  await app.run('release-held');
  await app.run('send-webhooks');
  await app.app.ctx.sends.idle();
}
