import type { VehicleRecord } from '../../../schema/records/vehicle.ts';
import type { Reader } from '../../db/reader.ts';
import type { AcceptedRow, FeedRow } from './formats/format.ts';
import { ImportProblems } from './import-problems.ts';
import { findKnown, type KnownVehicle } from './import-reads.ts';
import { packRecord } from './packed-record.ts';
import { PackedTexts } from './packed-texts.ts';
import { isStockKey, type VehicleKeys, vehicleKeys } from './vehicle-key.ts';

/** What becomes of a vehicle that the feed lists; `not_stocked` is one listed as sold already. */
export type Outcome =
  'new' | 'returned' | 'price_changed' | 'changed' | 'unchanged' | 'sold' | 'not_stocked';

/** One vehicle of the feed against what the store knows of it. */
export type Entry = {
  key: string;
  line: number;
  vin: string | null;
  outcome: Outcome;
  known: KnownVehicle | null;
  /** Another car that had the stock number before; it keeps its row under another key. */
  displaced: KnownVehicle | null;
  rowHash: string;
  status: VehicleRecord['status'];
  priceCents: number | null;
  /** A later row of the file speaks of the same vehicle. */
  isSuperseded: boolean;
};

export type StagedFeed = {
  rows: number;
  rejected: number;
  entries: Map<string, Entry>;
  /** The records that must be written, and whose they are, in the same order. */
  records: PackedTexts;
  recordEntries: Entry[];
  problems: ImportProblems;
  /** VINs of rows that could not be read: those cars are still listed. */
  unreadableVins: Set<string>;
};

type Readable = { line: number; record: VehicleRecord; keys: VehicleKeys };

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
    records: new PackedTexts(),
    recordEntries: [],
    problems: new ImportProblems(),
    unreadableVins: new Set(),
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
  return staged;
}

function readableRow(staged: StagedFeed, row: FeedRow): Readable | null {
  if (row.record === null) return reject(staged, row.problem);
  for (const problem of row.problems) staged.problems.add(problem);
  const { line, record } = row;
  const keys = vehicleKeys(record);
  const missing = keys === null ? 'vin' : missingName(record);
  if (keys && !missing) return { line, record, keys };
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
  { line, record, keys }: Readable,
  known: ReadonlyMap<string, KnownVehicle>,
): void {
  const { text, hash } = packRecord(record);
  const match = matchKnown(record, keys, known);
  const entry: Entry = {
    ...match,
    key: keys.key,
    line,
    vin: record.vin,
    outcome: outcomeOf(record, hash, keys.key, match.known),
    rowHash: hash,
    status: record.status,
    priceCents: record.priceCents,
    isSuperseded: false,
  };
  supersede(staged, entry);
  staged.entries.set(entry.key, entry);
  if (['unchanged', 'sold', 'not_stocked'].includes(entry.outcome)) return;
  staged.records.add(text);
  staged.recordEntries.push(entry);
}

/** The car that the store knows under the row's key, or had under its other key until now. */
function matchKnown(
  record: VehicleRecord,
  { key, other }: VehicleKeys,
  known: ReadonlyMap<string, KnownVehicle>,
): Pick<Entry, 'known' | 'displaced'> {
  const own = known.get(key) ?? null;
  const isOther = own !== null && isStockKey(key) && !isSameModel(own, record);
  if (own && !isOther) return { known: own, displaced: null };
  const former = (other !== null && known.get(other)) || null;
  const isFormer = former !== null && former.soldAt === null && isSameModel(former, record);
  return { known: isFormer ? former : null, displaced: own };
}

function isSameModel(known: KnownVehicle, record: VehicleRecord): boolean {
  return known.year === record.year && known.make === record.make;
}

function outcomeOf(
  record: VehicleRecord,
  hash: string,
  key: string,
  known: KnownVehicle | null,
): Outcome {
  const isInStock = known !== null && known.soldAt === null;
  if (record.status === 'sold') return isInStock ? 'sold' : 'not_stocked';
  if (known === null) return 'new';
  if (!isInStock) return 'returned';
  const { priceCents, currency } = known;
  if (priceCents !== record.priceCents || currency !== record.currency) return 'price_changed';
  return known.rowHash === hash && known.vehicleKey === key ? 'unchanged' : 'changed';
}

/** The last row on a vehicle counts; the one before is reported and rejected. */
function supersede(staged: StagedFeed, entry: Entry): void {
  const earlier = staged.entries.get(entry.key);
  if (!earlier) return;
  earlier.isSuperseded = true;
  staged.rejected += 1;
  const [field, name] = entry.key.startsWith('vin:')
    ? ['vin', 'VIN']
    : ['stockNumber', 'stock number'];
  const reason = `Line ${entry.line} has the same ${name}; that row is used.`;
  staged.problems.add({ line: earlier.line, vin: earlier.vin, field, reason });
}

/** Two rows may have found the same car, one of them by its other key: that one is a new car. */
function settleRivals({ entries }: StagedFeed): void {
  const claimed = new Set<string>();
  for (const { key, known } of entries.values()) {
    if (known?.vehicleKey === key) claimed.add(known.id);
  }
  for (const entry of entries.values()) {
    const { key, known, outcome } = entry;
    if (!known || known.vehicleKey === key) continue;
    if (claimed.has(known.id)) {
      entry.known = null;
      entry.outcome = outcome === 'sold' ? 'not_stocked' : 'new';
    }
    claimed.add(known.id);
  }
}
