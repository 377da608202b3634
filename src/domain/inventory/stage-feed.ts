import type { VehicleRecord } from '../../../schema/records/vehicle.ts';
import type { DoubtfulField } from '../../../schema/tables/vehicle-doubts.ts';
import type { Reader } from '../../db/reader.ts';
import type { AcceptedRow, FeedRow } from './formats/format.ts';
import { ImportProblems } from './import-problems.ts';
import { findKnown, type KnownVehicle } from './import-reads.ts';
import { settleRivals, supersede } from './listed-twice.ts';
import { type Entry, matchKnown, outcomeOf } from './match-known.ts';
import { doubtPrices } from './doubt-prices.ts';
import { packRecord } from './packed-record.ts';
import { PackedTexts } from './packed-texts.ts';
import { PriceSet } from './price-set.ts';
import { isStockKey, type VehicleKeys, vehicleKeys } from './vehicle-key.ts';
import { completeRow, type FactsByPattern } from './vin-tables/complete-row.ts';

export type StagedFeed = {
  rows: number;
  rejected: number;
  entries: Map<string, Entry>;
  /** The keys of those that are listed with a VIN but known by their stock number. */
  keysByVin: Map<string, string>;
  /** The records that must be written, and whose they are, in the same order. */
  records: PackedTexts;
  recordEntries: Entry[];
  problems: ImportProblems;
  /** VINs of rows that could not be read: those cars are still listed. */
  unreadableVins: Set<string>;
  prices: PriceSet;
  /** By the key of their vehicle. */
  doubts: Map<string, Set<DoubtfulField>>;
  vinFacts: FactsByPattern;
};

type Readable = {
  line: number;
  record: VehicleRecord;
  doubts: readonly DoubtfulField[];
  keys: VehicleKeys;
};

const rowsAtOnce = 500;

/** Reads a whole feed and compares each row with the store, without writing anything. */
export async function stageFeed(
  reader: Reader,
  siteId: string,
  rows: AsyncIterable<FeedRow>,
): Promise<StagedFeed> {
  const staged: StagedFeed = {
    rows: 0,
    rejected: 0,
    entries: new Map(),
    keysByVin: new Map(),
    records: new PackedTexts(),
    recordEntries: [],
    problems: new ImportProblems(),
    unreadableVins: new Set(),
    prices: new PriceSet(),
    doubts: new Map(),
    vinFacts: new Map(),
  };
  let batch: Readable[] = [];
  for await (const row of rows) {
    staged.rows += 1;
    const readable = readableRow(staged, row);
    if (readable) batch.push(readable);
    if (batch.length < rowsAtOnce) continue;
    await stageBatch(reader, siteId, staged, batch);
    batch = [];
  }
  await stageBatch(reader, siteId, staged, batch);
  settleRivals(staged);
  doubtPrices(staged);
  return staged;
}

function readableRow(staged: StagedFeed, row: FeedRow): Readable | null {
  if (row.record === null) return reject(staged, row.problem);
  const { line, record, doubts, problems } = completeRow(row, staged.vinFacts);
  for (const problem of problems) staged.problems.add(problem);
  const keys = vehicleKeys(record);
  const missing = keys === null ? 'vin' : missingName(record);
  if (keys && !missing) return { line, record, doubts, keys };
  const field = missing ?? 'vin';
  return reject(staged, { line, vin: record.vin, field, reason: `The row has no ${field}.` });
}

function missingName(record: AcceptedRow['record']): 'year' | 'make' | 'model' | null {
  if (record.year === null) return 'year';
  if (record.make === null) return 'make';
  return record.model === null ? 'model' : null;
}

function reject(staged: StagedFeed, problem: Parameters<ImportProblems['add']>[0]): null {
  staged.rejected += 1;
  staged.problems.add(problem);
  if (problem.vin !== null) staged.unreadableVins.add(problem.vin);
  return null;
}

async function stageBatch(
  reader: Reader,
  siteId: string,
  staged: StagedFeed,
  batch: readonly Readable[],
): Promise<void> {
  const asked = batch.flatMap(({ keys: { key, other } }) => (other ? [key, other] : [key]));
  const known = await findKnown(reader, siteId, asked);
  for (const row of batch) stageRow(staged, row, known);
}

function stageRow(
  staged: StagedFeed,
  { line, record, doubts, keys }: Readable,
  known: ReadonlyMap<string, KnownVehicle>,
): void {
  const { text, hash } = packRecord(record);
  const match = matchKnown(record, keys, known);
  const outcome = outcomeOf(record, hash, keys.key, match.known);
  const entry: Entry = {
    known: outcome === 'unchanged' ? null : match.known,
    displaced: match.displaced,
    key: detached(keys.key),
    line,
    vin: isStockKey(keys.key) && record.vin !== null ? detached(record.vin) : null,
    outcome,
    isSuperseded: false,
  };
  supersede(staged, entry);
  staged.entries.set(entry.key, entry);
  staged.prices.add(entry.key, line, record);
  if (doubts.length > 0) staged.doubts.set(entry.key, new Set(doubts));
  else staged.doubts.delete(entry.key);
  if (entry.vin !== null) staged.keysByVin.set(entry.vin, entry.key);
  if (['unchanged', 'sold', 'not_stocked'].includes(entry.outcome)) return;
  staged.records.add(text);
  staged.recordEntries.push(entry);
}

/** A copy: a part of a text keeps the whole text, here 64 KiB of the file, in memory. */
function detached(text: string): string {
  return Buffer.from(text).toString();
}
