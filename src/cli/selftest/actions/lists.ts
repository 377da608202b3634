import { must, mustEqual } from '../invariants.ts';
import { askFor } from '../partner.ts';
import type { Key } from '../partners.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';
import { anyHook } from './webhooks.ts';

export const listActions: readonly Action[] = [
  { name: 'walk through a list', weight: 7, run: walkOne },
  { name: 'walk through deliveries', weight: 3, run: walkDeliveries },
];

/** A list, and the rows that belong into it. */
type List = { path: string; query: string; rows: string; values: string[] };

async function walkOne(world: World): Promise<void> {
  const key = world.partners.wideKey();
  const site = [key.storeId];
  const lists: List[] = [
    { path: '/ideaclouds', query: '', rows: 'FROM ideaclouds WHERE site_id = ?', values: site },
    {
      path: '/ideaclouds',
      query: '&status=complete',
      rows: "FROM ideaclouds WHERE site_id = ? AND status = 'complete'",
      values: site,
    },
    { path: '/content', query: '', rows: 'FROM articles WHERE site_id = ?', values: site },
    {
      path: '/content',
      query: '&content_intent=variable',
      rows: "FROM articles WHERE site_id = ? AND content_intent = 'variable'",
      values: site,
    },
    {
      path: '/inventory',
      query: '',
      rows: 'FROM vehicles WHERE site_id = ? AND sold_at IS NULL',
      values: site,
    },
  ];
  await walk(world, key, world.dice.pick(lists));
}

async function walkDeliveries(world: World): Promise<void> {
  const [hook, key] = anyHook(world) ?? [];
  if (!hook || !key) return;
  const status = world.dice.pick(['', 'delivered', 'failed', 'dead_letter']);
  await walk(world, key, {
    path: `/webhooks/${hook.id}/deliveries`,
    query: status && `&status=${status}`,
    rows: `FROM deliveries WHERE webhook_id = ?${status && ' AND status = ?'}`,
    values: status ? [hook.id, status] : [hook.id],
  });
}

/** Page by page, while others add rows between the pages. */
async function walk(world: World, key: Key, { path, query, rows, values }: List): Promise<void> {
  const { dice, view } = world;
  const name = path === '/inventory' ? 'vin' : 'id';
  const idsNow = () =>
    view.all(`SELECT ${name} AS id ${rows}`, ...values).map(({ id }) => String(id));
  const wanted = new Set(idsNow());
  const seen = new Set<string>();
  const limit = dice.between(1, 6);
  let cursor: string | null = null;
  do {
    const after: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await askFor(world, key, `${path}?limit=${limit}${query}${after}`, [200]);
    if (!answer) return;
    const { data, pagination } = answer.body;
    mustEqual(pagination.total_count, idsNow().length, 'counters-equal-counts', `total of ${path}`);
    for (const one of data) {
      const id = String(one[name]);
      must(!seen.has(id), 'cursors-complete', () => `${path}${query} repeats ${id}`);
      seen.add(id);
    }
    cursor = pagination.next_cursor;
    mustEqual(pagination.has_more, cursor !== null, 'cursors-complete', `has_more of ${path}`);
    if (cursor !== null && dice.happens(0.4)) await addRow(world, key);
    if (world.machine.isDead) return;
  } while (cursor !== null);
  for (const id of wanted) {
    must(seen.has(id), 'cursors-complete', () => `${path}${query} hides ${id}`);
  }
}

async function addRow(world: World, key: Key): Promise<void> {
  const body = { keyword: world.uniqueName() };
  const answer = await askFor(world, key, '/ideaclouds', [202], { method: 'POST', body });
  if (!answer) return;
  const { id } = answer.body.data;
  world.owners.claim(id, key.storeId);
  world.ideaclouds.set(id, key.storeId);
}
