import { editDescription } from '../../../domain/descriptions/edit-description.ts';
import { mustEqual } from '../invariants.ts';
import type { Key } from '../partners.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';
import { sendOnce } from './repeatable.ts';

export const descriptionActions: readonly Action[] = [
  { name: 'describe a vehicle', weight: 4, run: describe, mayDie: true },
  { name: 'describe several vehicles', weight: 3, run: describeSeveral, mayDie: true },
  { name: 'edit a description', weight: 1, run: edit },
];

const inStock = 'SELECT id, vin FROM vehicles WHERE site_id = ? AND sold_at IS NULL ORDER BY vin';
const newest = `SELECT status, maker FROM vehicle_descriptions
  WHERE vehicle_id = ? ORDER BY sequence DESC LIMIT 1`;

type Car = { id: string; vin: string };

function carsOf(world: World, storeId: string): Car[] {
  return world.view
    .all(inStock, storeId)
    .map(({ id, vin }) => ({ id: String(id), vin: String(vin) }));
}

/** A text that a person has edited is not written over. */
function isTaken(world: World, { id }: Car): boolean {
  const row = world.view.one(newest, id);
  return !(row?.maker === 'person' && row.status === 'complete');
}

async function describe(world: World): Promise<void> {
  const key = world.partners.anyKey();
  const one = world.dice.pickIfAny(carsOf(world, key.storeId));
  if (!one) return;
  const statuses = () => [isTaken(world, one) ? 202 : 409];
  await sendOnce(world, key, `/inventory/${one.vin}/description`, {}, statuses);
}

/** Each by itself: one that is not in stock, or that a person has edited, fails in its place. */
async function describeSeveral(world: World): Promise<void> {
  const key: Key = world.partners.anyKey();
  const all = carsOf(world, key.storeId);
  if (all.length === 0) return;
  const some = Array.from({ length: world.dice.between(2, 5) }, () => world.dice.pick(all));
  const vins = [...some.map(({ vin }) => vin), '1HGCM82633A004352'];
  let expected: string[] = [];
  const outcome = await sendOnce(world, key, '/inventory/descriptions/batch', { vins }, () => {
    expected = some.map((one) => (isTaken(world, one) ? 'generating' : 'failed'));
    return [202];
  });
  if (!outcome) return;
  const items: { status: string }[] = outcome.answer.body.data.items;
  for (const [index, status] of [...expected, 'failed'].entries()) {
    mustEqual(items[index]?.status, status, 'answers-expected', `item ${index} of a batch`);
  }
}

async function edit(world: World): Promise<void> {
  const { id: siteId } = world.partners.anyStore();
  const one = world.dice.pickIfAny(carsOf(world, siteId));
  if (!one) return;
  const text = `Come and see ${world.uniqueName()}.`;
  await editDescription(world.machine.app.ctx, siteId, one.vin, text);
}
