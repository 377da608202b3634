import { importFeed } from '../../../domain/inventory/import-feed.ts';
import { Problem } from '../../../problem.ts';
import { must, mustEqual } from '../invariants.ts';
import { askFor } from '../partner.ts';
import type { Store } from '../partners.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';

export const stockActions: readonly Action[] = [
  { name: 'take stock in', weight: 4, run: takeIn, mayDie: true },
  { name: 'look at the stock', weight: 3, run: look },
];

type Car = { number: number; price: number };

const letters = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** ISO 3779 as 49 CFR 565 reads it: what each letter counts for in the check digit. */
const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';

/** A number of the store's own with its check digit. */
function vinOf({ vinPrefix }: Store, number: number): string {
  const body = `${vinPrefix}0N${String(100_000 + number).padStart(7, '1')}`;
  const sum = [...body].reduce((total, letter, at) => {
    return total + (values.indexOf(letter) % 10) * (weights[at] ?? 0);
  }, 0);
  const check = sum % 11 === 10 ? 'X' : letters[sum % 11];
  return `${body.slice(0, 8)}${check}${body.slice(9)}`;
}

function feed(store: Store, cars: readonly Car[]): string {
  return JSON.stringify(
    cars.map(({ number, price }) => ({
      vin: vinOf(store, number),
      stock_number: `P${number}`,
      condition: number % 3 === 0 ? 'certified' : 'used',
      status: 'available',
      year: 2022,
      make: number % 2 === 0 ? 'Toyota' : 'Honda',
      model: number % 2 === 0 ? 'Camry' : 'Civic',
      mileage: 20_000 + number,
      // Descriptions state it, and change with it.
      exterior_color: ['Red', 'Blue', 'White', 'Gray'][(price - 20_000) / 500],
      price,
    })),
  );
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

async function takeIn(world: World): Promise<void> {
  await takeStockIn(world, world.partners.anyStore());
}

/** All of a file or nothing of it, also when the process dies over it. */
export async function takeStockIn(world: World, store: Store): Promise<void> {
  const { dice, machine } = world;
  const numbers = Array.from({ length: 16 }, (_, number) => number);
  const cars = numbers
    .filter(() => dice.happens(0.7))
    .map((number) => ({ number, price: 20_000 + dice.between(0, 3) * 500 }));
  const before = inStock(world, store);
  const after = cars.map((car) => `${vinOf(store, car.number)} ${car.price * 100}`).sort();
  const site = { id: store.id, country: 'US', timeZone: 'America/Chicago' };
  let isRefused = false;
  try {
    const source = bytesOf(feed(store, cars));
    await importFeed(machine.app.ctx, { site, source, force: true });
  } catch (error) {
    isRefused = error instanceof Problem;
    if (!isRefused && !machine.isDead) throw error;
  }
  const isDead = machine.isDead;
  if (isDead) await world.recover();
  const found = inStock(world, store);
  const isBefore = found === before && (isDead || isRefused);
  const isWhole = found === after.join(', ');
  must(isBefore || isWhole, 'import-atomic', () => `stock is ${found}, was ${before}`);
  must(!isRefused || cars.length === 0, 'import-atomic', () => 'a sound file was refused');
}

function inStock({ view }: World, store: Store): string {
  const sql = 'SELECT vin, price_cents FROM vehicles WHERE site_id = ? AND sold_at IS NULL';
  const rows = view.all(sql, store.id);
  return rows
    .map((row) => `${row.vin} ${row.price_cents}`)
    .sort()
    .join(', ');
}

async function look(world: World): Promise<void> {
  const key = world.partners.wideKey();
  const answer = await askFor(world, key, '/inventory/stats', [200]);
  if (!answer) return;
  const sql = 'SELECT count(*) FROM vehicles WHERE site_id = ? AND sold_at IS NULL';
  const { total } = answer.body.data;
  mustEqual(total, world.view.count(sql, key.storeId), 'counters-equal-counts', 'total in stock');
  const list = await askFor(world, key, '/inventory?limit=100', [200]);
  if (!list) return;
  const { vinPrefix } = world.partners.storeWith(key.storeId);
  for (const { vin } of list.body.data) {
    const isOwn = String(vin).startsWith(vinPrefix);
    must(isOwn, 'no-foreign-row', () => `${vin} in the stock of ${vinPrefix}`);
  }
}
