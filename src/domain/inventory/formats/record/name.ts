import type { VehicleRecord } from '../../../../../schema/records/vehicle.ts';
import { isDebrisModel } from '../../debris.ts';
import { capitaliseLower } from '../words/casing.ts';
import { readMake, withoutMake } from '../words/make.ts';
import { modelInTitle } from './model-in-title.ts';
import { withoutRepeats } from './repeated-trim.ts';
import type { RowReader } from './row-reader.ts';
import { readTrim } from './trim.ts';

export type Refusal = { field: string; reason: string };

const longestName = 80;

/** Make, model and trim as people write them, or the reason why the row names no car. */
export function readName(
  reader: RowReader,
): (Pick<VehicleRecord, 'trim'> & { make: string; model: string }) | Refusal {
  const makeText = reader.text('make');
  if (makeText === null) return { field: 'make', reason: 'The row names no make.' };
  if (!/\p{L}{2}/u.test(makeText) || /\d{4}/.test(makeText))
    return { field: 'make', reason: `"${makeText.slice(0, 60)}" is not a make.` };
  const modelText = reader.text('model');
  if (modelText === null) return { field: 'model', reason: 'The row names no model.' };
  if (modelText.length > longestName || !/[\p{L}\d]/u.test(modelText))
    return { field: 'model', reason: `"${modelText.slice(0, 60)}" is not a model.` };
  const make = readMake(makeText);
  // "i40" beside "Hyundai" is meant so; "f-150" beside "ford" is a feed without capitals.
  const isLower = makeText === makeText.toLowerCase();
  const own = withoutMake(isLower ? capitaliseLower(modelText) : modelText, make);
  const titled = isDebrisModel(make, own) ? modelInTitle(reader.text('title'), make) : null;
  const model = titled ?? own;
  const named = readTrim(reader, make, model, isLower);
  return { make, ...withoutRepeats(make, named.model, named.trim) };
}
