import { mustEqual } from '../invariants.ts';
import { type Ask, askFor } from '../partner.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';

export const refusedActions: readonly Action[] = [
  { name: 'ask for what cannot be', weight: 4, run: askBadly },
  { name: 'ask for what is not theirs', weight: 5, run: askForForeign },
];

const nobody = '01960000-0000-7000-8000-00000000dead';
const post = (body: object): Ask => ({ method: 'POST', body });

const bad: readonly [path: string, ask: Ask, status: number][] = [
  ['/ideaclouds', post({}), 400],
  ['/ideaclouds', post({ keyword: '   ' }), 400],
  ['/ideaclouds', post({ keyword: 'tires', colour: 'red' }), 400],
  ['/ideaclouds/batch', post({ items: [] }), 400],
  ['/ideaclouds?limit=0', {}, 400],
  ['/ideaclouds?cursor=bm90LWEtY3Vyc29y', {}, 400],
  ['/ideaclouds/not-an-id', {}, 400],
  [`/ideaclouds/${nobody}`, {}, 404],
  ['/content', post({ ideacloud_id: nobody, article_type: 'basic' }), 404],
  [`/content/${nobody}/posted`, post({ posted_url: 'https://dealer.example/' }), 404],
  ['/webhooks', post({ url: 'http://10.0.0.8/', events: ['content.completed'] }), 400],
  ['/webhooks', post({ url: 'https://127.1/', events: ['content.completed'] }), 400],
  ['/webhooks', post({ url: 'https://r1.receiver.example/', events: ['no.such'] }), 400],
  ['/no-such-path', { isStray: true }, 404],
  ['/site', { ...post({}), isStray: true }, 405],
];

/** Whatever is refused leaves no trace. */
async function askBadly(world: World): Promise<void> {
  const [path, given, status] = world.dice.pick(bad);
  const before = rowCount(world);
  await askFor(world, world.partners.wideKey(), path, [status], given);
  if (world.machine.isDead) return;
  mustEqual(rowCount(world), before, 'answers-expected', `rows after a refused ${path}`);
}

/** As if it did not exist, to the letter, and nothing of it changes. */
async function askForForeign(world: World): Promise<void> {
  const key = world.partners.wideKey();
  const request = foreignRequest(world, key.storeId);
  if (!request) return;
  const [template, id, given] = request;
  const before = rowCount(world);
  const foreign = await askFor(world, key, template.replace('ID', id), [404], given);
  const unknown = await askFor(world, key, template.replace('ID', nobody), [404], given);
  if (!foreign || !unknown || world.machine.isDead) return;
  const bodyOf = ({ text }: { text: string }) => text.replace(/"request_id":"[^"]*"/, '');
  mustEqual(bodyOf(foreign), bodyOf(unknown), 'foreign-is-unknown', template);
  mustEqual(rowCount(world), before, 'foreign-is-unknown', `rows after ${template}`);
}

function foreignRequest(world: World, storeId: string): [string, string, Ask] | null {
  const { dice } = world;
  const not = ([, owner]: readonly [string, string]) => owner !== storeId;
  const idOf = (owned: Map<string, string>) => dice.pickIfAny([...owned].filter(not))?.[0];
  const hooks = new Map([...world.deliveries.hooks].map(([id, hook]) => [id, hook.siteId]));
  const cloud = idOf(world.ideaclouds);
  const article = idOf(world.articles);
  const hook = idOf(hooks);
  const url = { posted_url: 'https://dealer.example/stolen' };
  const requests: ([string, string, Ask] | null)[] = [
    cloud ? ['/ideaclouds/ID', cloud, {}] : null,
    cloud ? ['/ideaclouds/ID/questions', cloud, {}] : null,
    cloud ? ['/content', cloud, post({ ideacloud_id: cloud, article_type: 'basic' })] : null,
    article ? ['/content/ID', article, {}] : null,
    article ? ['/content/ID/components', article, {}] : null,
    article ? ['/content/ID/posted', article, post(url)] : null,
    hook ? ['/webhooks/ID', hook, {}] : null,
    hook ? ['/webhooks/ID', hook, { method: 'PATCH', body: { is_active: false } }] : null,
    hook ? ['/webhooks/ID', hook, { method: 'DELETE' }] : null,
    hook ? ['/webhooks/ID/deliveries', hook, {}] : null,
    hook ? ['/webhooks/ID/test', hook, post({})] : null,
    hook ? ['/webhooks/ID/rotate-secret', hook, { method: 'POST' }] : null,
  ];
  return dice.pickIfAny(requests.filter((one) => one !== null)) ?? null;
}

function rowCount({ view }: World): string {
  const tables = ['ideaclouds', 'articles', 'webhooks', 'events', 'tasks', 'deliveries'];
  return tables.map((table) => view.count(`SELECT count(*) FROM ${table}`)).join(' ');
}
