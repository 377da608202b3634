import { createPage, type PageWanted } from '../../src/domain/share/create-page.ts';
import { listLeads, type LeadRow } from '../../src/domain/leads/store.ts';
import type { SiteInput } from '../../src/domain/site/create-site.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import type { Client, Reply } from './client.ts';
import { type Harness, harness, type HarnessOptions } from './harness.ts';
import { car, type FeedCar, importCars } from './make-vehicle.ts';

export const origin = 'https://cars.example';
/** As a browser names where a request comes from. */
export const ours = { origin };

export type SharedPage = {
  app: Harness;
  site: SiteRow;
  token: string;
  stock: FeedCar[];
  /** A request to the API of the page, from a page of ours. */
  get(headers?: Record<string, string>): Promise<Reply>;
  send(body: unknown, headers?: Record<string, string>): Promise<Reply>;
  /** The form of the page, as a browser sends it. */
  submit(fields: Record<string, string>, headers?: Record<string, string>): Promise<Reply>;
  /** The page itself. */
  open(path?: string): Promise<Reply>;
  leads(spam?: boolean): Promise<LeadRow[]>;
};

export const lead = {
  name: 'Sam Rivera',
  email: 'sam@example.com',
  message: 'Is it still there on Saturday?',
  consent: true,
};

export const filled = { name: 'Sam Rivera', phone: '(402) 555-0199', consent: 'yes' };

/** A store that has shared three cars. The caller ends the harness. */
export async function sharedPage(
  wanted: Omit<PageWanted, 'vehicles'> = {},
  options: HarnessOptions & { site?: SiteInput; stock?: FeedCar[] } = {},
): Promise<SharedPage> {
  const environment = { APP_ORIGIN: origin, ...options.environment };
  const app = harness({ ...options, environment });
  const site = await app.makeSite({ phone: '(402) 555-0142', ...options.site });
  const stock = options.stock ?? [car(1), car(2, { model: 'Corolla' }), car(3, { price: null })];
  await importCars(app, site, stock);
  await app.drain();
  const names = stock.map(({ vin, stock_number: number }) => vin ?? number ?? '');
  const token = await share(app, site, { vehicles: names, ...wanted });
  return onPage(app, site, token, stock);
}

export async function share(app: Harness, site: SiteRow, wanted: PageWanted): Promise<string> {
  const who = { kind: 'person', userId: null, name: 'Ana', role: 'manager' } as const;
  return (await createPage(app.app.ctx, { ...who, siteId: site.id }, wanted)).token;
}

export function onPage(
  app: Harness,
  site: SiteRow,
  token: string,
  stock: FeedCar[] = [],
): SharedPage {
  const client: Client = app.anonymous;
  const api = `/share/${token}`;
  return {
    app,
    site,
    token,
    stock,
    get: (headers = ours) => client.get(api, headers),
    send: (body, headers = ours) => client.post(`${api}/leads`, body, headers),
    submit: (fields, headers = ours) =>
      client.send('POST', `//s/${token}`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    open: (path = '') => client.get(`//s/${token}${path}`),
    leads: (spam = false) => listLeads(app.app.ctx.reader, site.id, { spam }),
  };
}

/** The hidden stamp of a form that was drawn. */
export function stampIn(page: string): string {
  return /name="form" value="([^"]+)"/.exec(page)?.[1] ?? '';
}
