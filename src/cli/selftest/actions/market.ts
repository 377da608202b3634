import { importListings } from '../../../domain/market/intake/import-listings.ts';
import { must, mustEqual } from '../invariants.ts';
import { askFor } from '../partner.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';

export const marketActions: readonly Action[] = [
  { name: 'take listings in', weight: 2, run: takeIn, mayDie: true },
  { name: 'look at the market', weight: 1, run: look },
];

/** What is listed, by stock number: true where the last import did not have it. */
const accounts = new WeakMap<World, Map<number, boolean>>();

async function* fileOf(numbers: readonly number[]): AsyncGenerator<Uint8Array> {
  const rows = numbers.map((number) => ({
    stock: `M${number}`,
    year: 2022,
    make: 'Toyota',
    model: 'Camry',
    condition: 'used',
    price: 20_000 + number * 100,
    miles: 30_000,
    dealer_name: 'Harbor Auto',
    dealer_zip: '68102',
  }));
  yield new TextEncoder().encode(JSON.stringify(rows));
}

/** A list is taken in as a whole or not at all; what two lists do not have is gone, no sooner. */
async function takeIn(world: World): Promise<void> {
  const { dice, machine } = world;
  const before = accounts.get(world) ?? new Map<number, boolean>();
  const all = Array.from({ length: 14 }, (_, number) => number);
  const numbers = all.filter(() => dice.happens(0.7));
  if (numbers.length === 0) return;
  // No two files are the same, or the second would be no look of its own.
  numbers.push(1_000 + world.time.passedMs);
  let isSame = false;
  try {
    const input = { source: fileOf(numbers), force: true };
    isSame = !(await importListings(machine.app.ctx, input)).is_new_file;
  } catch (error) {
    if (!machine.isDead) throw error;
  }
  const isDead = machine.isDead;
  if (isDead) await world.recover();
  // It may run already, woken by the import.
  machine.wake('refresh-market');
  await machine.settle();
  if (machine.isDead) return;
  const after = isSame ? before : nextAccount(before, numbers);
  const found = listed(world);
  const isWhole = found === textOf(after);
  must(isWhole || (isDead && found === textOf(before)), 'import-atomic', () => {
    return `listings are ${found}, were ${textOf(before)}, should be ${textOf(after)}`;
  });
  accounts.set(world, isWhole ? after : before);
}

function nextAccount(
  before: ReadonlyMap<number, boolean>,
  numbers: readonly number[],
): Map<number, boolean> {
  const kept = [...before].filter(([number, isMissing]) => !isMissing && !numbers.includes(number));
  return new Map([
    ...kept.map(([number]): [number, boolean] => [number, true]),
    ...numbers.map((number): [number, boolean] => [number, false]),
  ]);
}

function textOf(account: ReadonlyMap<number, boolean>): string {
  const rows = [...account].map(
    ([number, isMissing]) => `M${number}${isMissing ? ' missing' : ''}`,
  );
  return rows.sort().join(', ');
}

function listed({ view }: World): string {
  const sql = `SELECT substr(listing_key, 7, instr(listing_key, '@') - 7) AS stock,
    missing_since IS NOT NULL AS missing FROM market_listings WHERE gone_at IS NULL`;
  const rows = view.all(sql).map(({ stock, missing }) => `${stock}${missing ? ' missing' : ''}`);
  return rows.sort().join(', ');
}

/** The stores stand in the state of the dealer whose listings come in. */
async function look(world: World): Promise<void> {
  const key = world.partners.wideKey();
  const answer = await askFor(world, key, '/market/listings?limit=100', [200]);
  if (!answer) return;
  const rows = world.view.all('SELECT id FROM market_listings WHERE gone_at IS NULL');
  const { data } = answer.body as { data: { id: string }[] };
  const told = data.map(({ id }) => id).sort();
  const kept = rows.map(({ id }) => String(id)).sort();
  mustEqual(told.join(), kept.join(), 'counters-equal-counts', 'listings around a store');
}
