import type { FeedFormat, FeedOptions, FeedRow } from '../format.ts';
import { normaliseVin } from '../../vin.ts';
import type { RawRow } from '../reading/raw-row.ts';
import { readDetails } from './details.ts';
import { firstOf } from './fields.ts';
import { readIdentity } from './identity.ts';
import { columnsOf, rowReader } from './row-reader.ts';

/**
 * The one vehicle record of a row, or why there is none. A row is lost only when it cannot be told
 * which car it means (columns slid, no number, a mistyped VIN, no make, model or year); any other
 * impossible value becomes null in the record and is listed beside it.
 */
export function toFeedRow(raw: RawRow, format: FeedFormat, options: FeedOptions): FeedRow {
  const vinText = firstOf(raw.fields, columnsOf(format, 'vin'));
  const vin = vinText === null ? null : normaliseVin(vinText);
  const refuse = (fault: { field: string; reason: string }): FeedRow => ({
    line: raw.line,
    record: null,
    problem: { line: raw.line, vin, ...fault },
  });
  const fault = raw.fault ?? format.adjust?.(raw.fields) ?? null;
  if (fault) return refuse(fault);
  const reader = rowReader(raw, format, vin);
  const identity = readIdentity(reader, vin, options);
  if ('reason' in identity) return refuse(identity);
  const record = { ...identity, ...readDetails(reader, identity, options) };
  return { line: raw.line, record, problems: reader.problems };
}
