import { must, mustEqual } from '../invariants.ts';
import { askFor } from '../partner.ts';
import type { Key } from '../partners.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';
import { sendOnce, sendTwice } from './repeatable.ts';

export const imageActions: readonly Action[] = [
  { name: 'generate an image', weight: 5, run: generate, mayDie: true },
  { name: 'generate an image twice at once', weight: 1, run: generateTwice },
  { name: 'look at an image generation', weight: 2, run: look },
];

const path = '/images/generate';

/** For an article of the store now and then. */
function input(world: World, { storeId }: Key): object {
  const own = [...world.articles].filter(([, other]) => other === storeId);
  const [article] = (world.dice.happens(0.3) && world.dice.pickIfAny(own)) || [];
  const prompt = `${world.uniqueName()} card`;
  return { prompt, ...(article !== undefined && { content_id: article }) };
}

async function generate(world: World): Promise<void> {
  const key = world.partners.anyKey();
  const outcome = await sendOnce(world, key, path, input(world, key), () => [202]);
  if (outcome) accepted(world, key, outcome.answer.body.data.generation_id);
}

async function generateTwice(world: World): Promise<void> {
  const key = world.partners.anyKey();
  const answers = await sendTwice(world, key, path, input(world, key));
  for (const { body } of answers) accepted(world, key, body.data.generation_id);
}

function accepted(world: World, key: Key, id: string): void {
  world.owners.claim(id, key.storeId);
  world.image_generations.set(id, key.storeId);
  world.generationsAt.set(id, world.wallNow());
}

async function look(world: World): Promise<void> {
  const key = world.partners.anyKey();
  const own = [...world.image_generations].filter(([, storeId]) => storeId === key.storeId);
  const [id] = world.dice.pickIfAny(own) ?? [];
  if (!id) return;
  const row = world.view.one('SELECT status, error FROM image_generations WHERE id = ?', id);
  // Swept: whether too early is seen where all of them are compared.
  if (!row) return;
  const answer = await askFor(world, key, `/images/generations/${id}`, [200]);
  if (!answer) return;
  const { status, image, error } = answer.body.data;
  mustEqual(status, row?.status, 'acknowledged-is-kept', `the status of generation ${id}`);
  mustEqual(error, row?.error, 'acknowledged-is-kept', `the error of generation ${id}`);
  must((status === 'complete') === (image !== null), 'answers-expected', () => `image of ${id}`);
}
