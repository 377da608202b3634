import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { emit } from '../../events/emit.ts';
import { invalid, notFound, problem } from '../../problem.ts';
import { checkText } from '../compliance/check-text.ts';
import { siteContext } from '../compliance/context-of.ts';
import { countStockChange } from '../inventory/stock-revision.ts';
import { endWaits } from './batches-store.ts';
import { describedVehicle, describingRow } from './described-store.ts';
import {
  endDescription,
  type Ending,
  insertDescription,
  newestDescription,
  nextDescription,
  showDescription,
} from './descriptions-store.ts';

const maxLength = 5_000;

/**
 * Puts a person's text in the place of the program's, which does not write over it any more. Throws
 * a 404 for a vehicle that is not in stock, a 400 for a text that is none, and a 409 for one that
 * the rules on advertising refuse.
 */
export async function editDescription(
  ctx: Context,
  siteId: string,
  named: string,
  given: string,
): Promise<void> {
  const text = given.trim();
  if (text === '' || text.length > maxLength) {
    throw invalid('text', `must be 1 to ${maxLength.toLocaleString('en-US')} characters`);
  }
  const report = checkText(text, 'text', await siteContext(ctx, siteId, []));
  const error = report.issues.find(({ severity }) => severity === 'error');
  if (error) throw problem('conflict', `${error.rule}: ${error.message}`);
  await ctx.write(async (tx) => {
    const vehicle = await describedVehicle(tx, siteId, named);
    const car = vehicle && (await describingRow(tx, siteId, vehicle.id));
    if (!car) throw notFound();
    const newest = await newestDescription(tx, siteId, car.id);
    const row = nextDescription(tx, siteId, car.id, 'person', newest);
    const ending: Ending = { status: 'complete', text, stated: null };
    // Who waits for the one that was being written need not any more.
    if (newest?.status === 'generating') {
      await endDescription(tx, newest.id, { status: 'failed', error: 'A person was faster.' });
      await endWaits(tx, siteId, newest.id);
    }
    await insertDescription(tx, row);
    await endDescription(tx, row.id, ending);
    await showDescription(tx, row, ending);
    await countStockChange(tx, siteId);
    const { vin, year, make, model } = car;
    await emit(tx, siteId, 'inventory.description.completed', { vin, year, make, model });
  }, inLane(siteId));
}

/** Lets the program describe the vehicle again. Its text stays until then. */
export async function handBack(ctx: Context, siteId: string, named: string): Promise<void> {
  await ctx.write(async (tx) => {
    const vehicle = await describedVehicle(tx, siteId, named);
    if (!vehicle) throw notFound();
    const newest = await newestDescription(tx, siteId, vehicle.id);
    if (newest?.maker !== 'person') {
      throw problem('conflict', 'No person has edited this description.');
    }
    const row = nextDescription(tx, siteId, vehicle.id, 'writer', newest);
    await insertDescription(tx, row);
    // Outdated by its making: what it states is nothing that any vehicle is.
    const stated = { 'has been-handed-back': 'yes' };
    await endDescription(tx, row.id, { status: 'complete', text: newest.text ?? '', stated });
  }, inLane(siteId));
}
