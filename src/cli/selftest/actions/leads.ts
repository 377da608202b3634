import { createPage } from '../../../domain/share/create-page.ts';
import { apiBase } from '../../../http/server.ts';
import { must } from '../invariants.ts';
import { crmOf } from '../model/leads.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';

export const leadActions: readonly Action[] = [
  { name: 'share a page', weight: 2, run: sharePage },
  { name: 'ask on a page', weight: 5, run: ask, mayDie: true },
  { name: 'a CRM gets well or ill', weight: 1, run: changeCrm },
];

const inStock = 'SELECT id FROM vehicles WHERE site_id = ? AND sold_at IS NULL ORDER BY id LIMIT 3';

async function sharePage(world: World): Promise<void> {
  const { id: storeId } = world.partners.anyStore();
  const cars = world.view.all(inStock, storeId).map(({ id }) => String(id));
  if (cars.length === 0) return;
  const who = { kind: 'person', userId: null, name: 'Ana', role: 'manager' } as const;
  const { ctx } = world.machine.app;
  const { token } = await createPage(ctx, { ...who, siteId: storeId }, { vehicles: cars });
  world.leads.pages.push({ storeId, token });
}

/** Sometimes twice, as somebody does who is not sure; the second changes nothing. */
async function ask(world: World): Promise<void> {
  const page = world.dice.pickIfAny(world.leads.pages);
  if (!page) return;
  const email = `person-${world.uniqueName().replace(' ', '-')}@example.com`;
  const times = world.dice.happens(0.2) ? 2 : 1;
  for (let time = 0; time < times && !world.machine.isDead; time += 1) {
    await send(world, page, email);
  }
}

async function send(
  world: World,
  { token, storeId }: World['leads']['pages'][number],
  email: string,
): Promise<void> {
  const { machine } = world;
  const body = JSON.stringify({ name: 'Sam Rivera', email, consent: true });
  const headers = { 'content-type': 'application/json', origin: machine.app.ctx.config.appOrigin };
  const url = `http://localhost${apiBase}/share/${token}/leads`;
  const response = await machine.app.handle(new Request(url, { method: 'POST', headers, body }));
  const text = await response.text();
  if (machine.isDead) return;
  const id = String(response.headers.get('x-request-id'));
  world.requests.push({ id, at: world.wallNow() });
  world.trace.add(`  a lead → ${response.status}`);
  must([200, 429].includes(response.status), 'answers-expected', () => `a lead → ${text}`);
  if (response.status === 200) world.leads.acknowledged.set(email, storeId);
}

async function changeCrm({ dice, network, partners }: World): Promise<void> {
  const { host } = crmOf(partners.anyStore().slug);
  network.moodOf.set(host, dice.pick(['well', 'well', 'down', 'flaky', 'slow', 'nameless']));
}
