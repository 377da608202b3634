import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { emit } from '../../events/emit.ts';
import { invalid, notFound, problem } from '../../problem.ts';
import { audit } from '../audit/audit.ts';
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

export const maxDescriptionLength = 5_000;

/** Who does it, for the audit log; commands need no entry. */
export type DescribedBy = {
  actor: PersonActor;
  /** The number of the text that they had before them; 0 for none. Another one is a 409. */
  seen?: number;
};

/**
 * Puts a person's text in the place of the program's, which does not write over it any more. Throws
 * a 404 for a vehicle that is not in stock, a 400 for a text that is none, and a 409 for one that
 * the rules on advertising refuse (`details.rule`), or where somebody else was faster
 * (`details.newest`).
 */
export async function editDescription(
  ctx: Context,
  siteId: string,
  named: string,
  given: string,
  by?: DescribedBy,
): Promise<void> {
  const text = given.trim();
  if (text === '' || text.length > maxDescriptionLength) {
    const limit = maxDescriptionLength.toLocaleString('en-US');
    throw invalid('text', `must be 1 to ${limit} characters`);
  }
  const report = checkText(text, 'text', await siteContext(ctx, siteId, []));
  const error = report.issues.find(({ severity }) => severity === 'error');
  if (error) {
    const { rule, message } = error;
    throw problem('conflict', `${rule}: ${message}`, { rule });
  }
  await ctx.write(async (tx) => {
    const vehicle = await describedVehicle(tx, siteId, named);
    const car = vehicle && (await describingRow(tx, siteId, vehicle.id));
    if (!car) throw notFound();
    const newest = await newestDescription(tx, siteId, car.id);
    const sequence = newest?.sequence ?? 0;
    if (by?.seen !== undefined && by.seen !== sequence) {
      throw problem('conflict', 'Somebody has changed the text meanwhile.', { newest: sequence });
    }
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
    if (by) await audit(tx, by.actor, 'vehicle.describe', about(car.id), { by: 'person' });
  }, inLane(siteId));
}

/** Lets the program describe the vehicle again. Its text stays until then. */
export async function handBack(
  ctx: Context,
  siteId: string,
  named: string,
  by?: DescribedBy,
): Promise<void> {
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
    if (by) await audit(tx, by.actor, 'vehicle.describe', about(vehicle.id), { by: 'handed_back' });
  }, inLane(siteId));
}

function about(id: string) {
  return { kind: 'vehicle', id };
}
