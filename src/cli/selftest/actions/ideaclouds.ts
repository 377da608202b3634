import { must, mustEqual } from '../invariants.ts';
import { askFor } from '../partner.ts';
import type { Key } from '../partners.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';
import { repeat, sendOnce, sendTwice } from './repeatable.ts';

export const ideacloudActions: readonly Action[] = [
  { name: 'create an IdeaCloud', weight: 14, run: create, mayDie: true },
  { name: 'create several IdeaClouds', weight: 6, run: createSeveral, mayDie: true },
  { name: 'create an IdeaCloud twice at once', weight: 3, run: createTwice },
  { name: 'repeat a request', weight: 7, run: repeatOne },
  { name: 'look at an IdeaCloud', weight: 4, run: look },
];

function input(world: World): { keyword: string } {
  return { keyword: world.dice.happens(0.1) ? '!!!' : `${world.uniqueName()} tires` };
}

async function create(world: World): Promise<void> {
  const key = world.partners.anyKey();
  const body = input(world);
  if (world.dice.happens(0.6)) {
    const outcome = await sendOnce(world, key, '/ideaclouds', body, () => [202]);
    if (outcome) accepted(world, key, outcome.answer.body.data.id);
    return;
  }
  const answer = await askFor(world, key, '/ideaclouds', [202], { method: 'POST', body });
  if (answer) accepted(world, key, answer.body.data.id);
}

/** A whole batch of events for the receivers comes of it. */
async function createSeveral(world: World): Promise<void> {
  const key = world.partners.anyKey();
  const items = Array.from({ length: world.dice.between(2, 9) }, () => input(world));
  const outcome = await sendOnce(world, key, '/ideaclouds/batch', { items }, () => [202]);
  if (!outcome) return;
  const made: { id: string; keyword: string }[] = outcome.answer.body.data.items;
  mustEqual(made.length, items.length, 'answers-expected', 'items of a batch');
  for (const { id } of made) accepted(world, key, id);
}

async function createTwice(world: World): Promise<void> {
  const key = world.partners.anyKey();
  const answers = await sendTwice(world, key, '/ideaclouds', input(world));
  for (const { body } of answers) accepted(world, key, body.data.id);
}

function accepted(world: World, key: Key, id: string): void {
  world.owners.claim(id, key.storeId);
  world.ideaclouds.set(id, key.storeId);
}

async function repeatOne(world: World): Promise<void> {
  const one = world.dice.pickIfAny(world.remembered);
  if (one) await repeat(world, one);
}

async function look(world: World): Promise<void> {
  const key = world.partners.anyKey();
  const own = [...world.ideaclouds].filter(([, storeId]) => storeId === key.storeId);
  const [id] = world.dice.pickIfAny(own) ?? [];
  if (!id) return;
  const row = world.view.one('SELECT status, keyword FROM ideaclouds WHERE id = ?', id);
  const answer = await askFor(world, key, `/ideaclouds/${id}`, [200]);
  if (!answer) return;
  const { status, keyword, recommended_questions: questions } = answer.body.data;
  mustEqual(status, row?.status, 'acknowledged-is-kept', `the status of IdeaCloud ${id}`);
  mustEqual(keyword, row?.keyword, 'acknowledged-is-kept', `the keyword of IdeaCloud ${id}`);
  const isComplete = status === 'complete';
  must(isComplete === questions.length > 0, 'answers-expected', () => `questions of ${id}`);
}
