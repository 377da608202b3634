import { type App, buildApp } from '../../app.ts';
import { createKey, scopesFrom } from '../../domain/site/create-key.ts';
import { createSite } from '../../domain/site/create-site.ts';
import { findSiteBySlug, type SiteRow } from '../../domain/site/store.ts';
import { makeConfig } from '../../config/config.ts';
import { readEnvironment } from '../../config/env.ts';
import { makeLog } from '../../lib/log.ts';
import { systemClock } from '../../lib/clock.ts';
import { startPreview } from './preview.ts';
import { type Receiver, startReceiver } from './receiver.ts';

export type DemoServer = {
  app: App;
  baseUrl: string;
  site: SiteRow;
  apiKey: string;
  receiver: Receiver;
  /** Shows an article by its id in a browser, which cannot send a key. */
  previewUrl: string;
  [Symbol.asyncDispose](): Promise<void>;
};

type Options = { port?: string; say(line: string): void };

const sampleStore = {
  name: 'Prairie Motors',
  slug: 'prairie-motors',
  plan: 'unlimited',
  domain: 'prairiemotors.example',
  phone: '402-555-0142',
  street: '2100 Prairie Avenue',
  city: 'Lincoln',
  state: 'NE',
  zip: '68504',
  timeZone: 'America/Chicago',
};

/** Starts a receiver and the real server, with the sample dealership and a fresh key. */
export async function startDemoServer({ port, say }: Options): Promise<DemoServer> {
  const receiver = startReceiver(systemClock);
  const environment = readEnvironment();
  const allowed = [environment.WEBHOOK_ALLOW_HOSTS, new URL(receiver.url).host];
  const config = makeConfig({
    ...environment,
    PORT: port ?? environment.PORT ?? '3000',
    WEBHOOK_ALLOW_HOSTS: allowed.filter((entry) => entry !== undefined).join(','),
  });
  const app = buildApp(config, { log: makeLog('warn', 'stderr') });
  const { url: baseUrl } = listenSomewhere(app, say);
  await app.startLoops();
  const site =
    (await findSiteBySlug(app.ctx.reader, sampleStore.slug)) ??
    (await createSite(app.ctx, sampleStore));
  const { key } = await createKey(app.ctx, {
    siteId: site.id,
    name: 'Demo',
    scopes: scopesFrom({ scopes: 'all' }),
    rateLimit: 500,
  });
  say(`Forecourt listens on ${baseUrl}, data in ${config.dataDir}`);
  const preview = startPreview(`${baseUrl}/v1/public`, key);
  async function dispose(): Promise<void> {
    await app.stop();
    await Promise.all([receiver.stop(), preview.stop()]);
  }
  const { url: previewUrl } = preview;
  return { app, baseUrl, site, apiKey: key, receiver, previewUrl, [Symbol.asyncDispose]: dispose };
}

/** A demo must not fail because something else is on its port. */
function listenSomewhere(app: App, say: Options['say']): { url: string } {
  try {
    return app.listen();
  } catch (error) {
    if (!/in use|EADDRINUSE/i.test(String(error))) throw error;
    say(`Port ${app.ctx.config.port} is taken; a free one is used instead.`);
    return app.listen(0);
  }
}
