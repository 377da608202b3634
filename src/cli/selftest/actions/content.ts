import { mustEqual } from '../invariants.ts';
import { askFor } from '../partner.ts';
import type { Key } from '../partners.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';
import { sendOnce } from './repeatable.ts';

export const contentActions: readonly Action[] = [
  { name: 'create an article', weight: 7, run: create, mayDie: true },
  { name: 'create several articles', weight: 2, run: createSeveral, mayDie: true },
  { name: 'report a posted article', weight: 4, run: reportPosted },
  { name: 'look at an article', weight: 4, run: look },
  { name: 'count articles by category', weight: 2, run: countByCategory },
];

const ofStore = 'FROM ideaclouds WHERE site_id = ? ORDER BY created_at DESC, id DESC LIMIT 6';

async function create(world: World): Promise<void> {
  const key = world.partners.anyKey();
  const [made] = articlesToMake(world, key, 1);
  if (!made) return;
  const statuses = () => [isComplete(world, made) ? 202 : 409];
  const outcome = await sendOnce(world, key, '/content', made, statuses);
  if (outcome?.answer.status === 202) accepted(world, key, outcome.answer.body.data.id);
}

/** Each by itself: one whose research is not complete fails in its place. */
async function createSeveral(world: World): Promise<void> {
  const key = world.partners.anyKey();
  const wanted = articlesToMake(world, key, world.dice.between(2, 4));
  if (wanted.length === 0) return;
  let statuses: string[] = [];
  const outcome = await sendOnce(world, key, '/content/batch', { items: wanted }, () => {
    statuses = wanted.map((one) => (isComplete(world, one) ? 'generating' : 'failed'));
    return [202];
  });
  if (!outcome) return;
  const made: { id?: string; status: string }[] = outcome.answer.body.data.items;
  for (const [index, status] of statuses.entries()) {
    mustEqual(made[index]?.status, status, 'answers-expected', `item ${index} of a batch`);
  }
  for (const { id } of made) if (id) accepted(world, key, id);
}

function accepted(world: World, key: Key, id: string): void {
  world.owners.claim(id, key.storeId);
  world.articles.set(id, key.storeId);
}

type Wanted = { ideacloud_id: string };

function isComplete({ view }: World, { ideacloud_id: id }: Wanted): boolean {
  return view.one('SELECT status FROM ideaclouds WHERE id = ?', id)?.status === 'complete';
}

/** Of the store's latest research, complete or not; none where there is no research yet. */
function articlesToMake(world: World, key: Key, count: number): Wanted[] {
  const { dice, view } = world;
  const clouds = view.all(`SELECT id ${ofStore}`, key.storeId);
  const categories = view.all('SELECT id FROM categories WHERE site_id = ?', key.storeId);
  if (clouds.length === 0) return [];
  return Array.from({ length: count }, () => {
    const cloud = dice.pick(clouds);
    const category = dice.happens(0.5) ? dice.pickIfAny(categories) : undefined;
    return {
      ideacloud_id: String(cloud.id),
      article_type: 'basic',
      content_length: 200,
      title: `Article on ${world.uniqueName()}`,
      ...(category && { category_id: String(category.id) }),
      content_intent: dice.pick(['general', 'variable', 'fixed_ops']),
    };
  });
}

function ownArticle(world: World, key: Key): string | undefined {
  const own = [...world.articles].filter(([, storeId]) => storeId === key.storeId);
  return world.dice.pickIfAny(own)?.[0];
}

/** The first report counts, another address replaces, and nothing else changes. */
async function reportPosted(world: World): Promise<void> {
  const key = world.partners.anyKey();
  const id = ownArticle(world, key);
  if (!id) return;
  const sql = 'SELECT * FROM articles WHERE id = ?';
  const before = world.view.one(sql, id);
  const url = `https://dealer.example/page-${world.dice.between(1, 3)}`;
  const given = { method: 'POST', body: { posted_url: url } };
  const answer = await askFor(world, key, `/content/${id}/posted`, [200], given);
  if (!answer) return;
  const at = before?.marked_posted_at ?? world.wallNow();
  const after = { ...before, posted_url: url, marked_posted_at: at };
  const found = JSON.stringify(world.view.one(sql, id));
  mustEqual(found, JSON.stringify(after), 'acknowledged-is-kept', `article ${id} after a report`);
}

async function look(world: World): Promise<void> {
  const key = world.partners.anyKey();
  const id = ownArticle(world, key);
  if (!id) return;
  const row = world.view.one('SELECT status, title, posted_url FROM articles WHERE id = ?', id);
  const answer = await askFor(world, key, `/content/${id}`, [200]);
  if (!answer) return;
  for (const name of ['status', 'title', 'posted_url'] as const) {
    const found = answer.body.data[name];
    mustEqual(found, row?.[name], 'acknowledged-is-kept', `${name} of article ${id}`);
  }
}

async function countByCategory(world: World): Promise<void> {
  const key = world.partners.anyKey();
  const answer = await askFor(world, key, '/site/categories', [200]);
  if (!answer) return;
  const sql = 'SELECT count(*) FROM articles WHERE site_id = ? AND category_id = ?';
  for (const { id, article_count: told } of answer.body.data.categories) {
    const counted = world.view.count(sql, key.storeId, id);
    mustEqual(told, counted, 'counters-equal-counts', `article_count of category ${id}`);
  }
}
