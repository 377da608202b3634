import type { VehicleRecord } from '../../../../../schema/records/vehicle.ts';
import { readCondition, readFlag } from '../words/condition.ts';
import { readStatus } from '../words/status.ts';
import type { RowReader } from './row-reader.ts';

/** Columns of their own that say yes or no, or the state itself ("In Transit: Y"). */
const flags = [
  ['isSold', 'sold'],
  ['isPending', 'pending'],
  ['isInTransit', 'in_transit'],
] as const;

export function readStockState(reader: RowReader): VehicleRecord['status'] {
  for (const [field, state] of flags) {
    if (reader.read(field, (text) => (readFlag(text) ? true : null))) return state;
  }
  if (reader.read('whereabouts', (text) => (isOnItsWay(text) ? true : null))) return 'in_transit';
  const status = firstDecisive(reader);
  const text = reader.text('status');
  // Many exports put New, Used or N, U, C there, which is no state of the stock.
  const isKnown = status !== null || text === null || readCondition(text) !== null;
  if (!isKnown)
    reader.note('status', `"${text}" is not a stock state that is known; read as available.`);
  return status ?? 'available';
}

/** A lot of that name is none yet: "In Transit", "Port to dealer". */
function isOnItsWay(text: string): boolean {
  return text.length <= 30 && /^in[\s_-]?transit\b|^en route\b|^transit$/i.test(text);
}

/** "Available" in one column and "In Transit" in another is in transit. */
function firstDecisive(reader: RowReader): VehicleRecord['status'] | null {
  const decisive = reader.read('status', (text) => {
    const status = readStatus(text);
    return status === 'available' ? null : status;
  });
  return decisive ?? reader.read('status', readStatus);
}
