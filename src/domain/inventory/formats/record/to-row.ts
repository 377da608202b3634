import type { VehicleRecord } from '../../../../../schema/records/vehicle.ts';
import type { DoubtfulField } from '../../../../../schema/tables/vehicle-doubts.ts';
import { isDebrisModel, isDebrisTrim } from '../../debris.ts';
import type { FeedFormat, FeedOptions, FeedRow } from '../format.ts';
import { checkDigit, isNorthAmerican, normaliseVin } from '../../vin.ts';
import type { RawRow } from '../reading/raw-row.ts';
import { readDetails } from './details.ts';
import { firstOf, type Fields } from './fields.ts';
import { readIdentity } from './identity.ts';
import { columnsOf, rowReader, type RowReader } from './row-reader.ts';

/**
 * The one vehicle record of a row, or why there is none. A row is lost only when it cannot be told
 * which car it means (columns slid, no number, a mistyped VIN, no make, model or year); any other
 * impossible value becomes null in the record and is listed beside it.
 */
export function toFeedRow(raw: RawRow, format: FeedFormat, options: FeedOptions): FeedRow {
  const vin = vinOf(raw.fields, format);
  const refuse = (fault: { field: string; reason: string }): FeedRow => ({
    line: raw.line,
    record: null,
    problem: { line: raw.line, vin, ...fault },
  });
  const fault = raw.fault ?? format.adjust?.(raw.fields) ?? null;
  if (fault) return refuse(fault);
  const reader = rowReader(raw, format, vin);
  const identity = readIdentity(reader, { vin, fields: raw.fields }, options);
  if ('reason' in identity) return refuse(identity);
  const record = { ...identity, ...readDetails(reader, identity, options) };
  return { line: raw.line, record, problems: reader.problems, doubts: doubtsIn(reader, record) };
}

/** Names that are left of longer ones: the row keeps them, and no text will use them. */
function doubtsIn(
  reader: RowReader,
  { make, model, trim }: Pick<VehicleRecord, 'make' | 'model' | 'trim'>,
): DoubtfulField[] {
  const doubts: DoubtfulField[] = [];
  if (make !== null && model !== null && isDebrisModel(make, model)) {
    reader.note('model', `"${model}" is no model of ${make} that is known; texts leave it out.`);
    doubts.push('model');
  }
  if (trim !== null && isDebrisTrim(trim)) {
    reader.note('trim', `"${trim}" names no trim; texts leave it out.`);
    doubts.push('trim');
  }
  return doubts;
}

/** The VIN of its column; catalogues often give it as their id alone. */
function vinOf(fields: Fields, format: FeedFormat): string | null {
  const text = firstOf(fields, columnsOf(format, 'vin'));
  if (text !== null) return normaliseVin(text);
  const ids = [...columnsOf(format, 'fallbackId'), ...columnsOf(format, 'stockNumber')];
  const values = ids.flatMap((name) => fields.get(name) ?? []);
  return values.map(normaliseVin).find((id) => id !== null && isSurelyVin(id)) ?? null;
}

/** An id of 17 characters is a VIN where its check digit holds, or where VINs have none. */
function isSurelyVin(id: string): boolean {
  if (!/^(?=.*[A-Z])[A-HJ-NPR-Z\d]{13}\d{4}$/.test(id)) return false;
  return isNorthAmerican(id) ? checkDigit(id) === id[8] : /^[A-Z]/.test(id);
}
