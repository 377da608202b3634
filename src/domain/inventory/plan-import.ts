import type { Reader } from '../../db/reader.ts';
import { type Problem, problem } from '../../problem.ts';
import { countStock, eachInStock, type KnownVehicle } from './import-reads.ts';
import { foundColumns } from './formats/missing-names.ts';
import { isListedByKey } from './listed-twice.ts';
import type { Outcome } from './match-known.ts';
import type { StagedFeed } from './stage-feed.ts';

export type ImportPlan = StagedFeed & {
  accepted: number;
  /** Vehicles that leave the stock: no longer listed, or listed as sold. */
  leaving: { vehicle: KnownVehicle; isListed: boolean }[];
  /** Of the vehicles listed and in stock, how many became what. */
  counts: { new: number; changed: number; priceChanged: number; unchanged: number; sold: number };
  /** Vehicles in stock before and after. */
  before: number;
  after: number;
};

/** What an import will do. Throws a Problem for a file without one row that can be read. */
export async function planImport(
  reader: Reader,
  siteId: string,
  staged: StagedFeed,
  columns: readonly string[],
): Promise<ImportPlan> {
  const accepted = staged.rows - staged.rejected;
  if (accepted === 0) throw nothingToImport(staged, columns);
  const leaving = await findLeaving(reader, siteId, staged);
  const before = await countStock(reader, siteId);
  const removed = leaving.length;
  const of = countOutcomes(staged);
  const counts = {
    new: of.new + of.returned,
    changed: of.changed,
    priceChanged: of.price_changed,
    unchanged: of.unchanged,
    sold: removed,
  };
  return { ...staged, accepted, leaving, counts, before, after: before + counts.new - removed };
}

async function findLeaving(
  reader: Reader,
  siteId: string,
  { entries, unreadableVins }: StagedFeed,
): Promise<ImportPlan['leaving']> {
  const rekeyed = new Map<string, Outcome>();
  for (const { key, known, outcome } of entries.values()) {
    if (known && known.vehicleKey !== key) rekeyed.set(known.id, outcome);
  }
  const leaving: ImportPlan['leaving'] = [];
  for await (const vehicle of eachInStock(reader, siteId)) {
    const key = vehicle.vehicleKey;
    const isListed = isListedByKey(entries, key);
    const outcome = isListed ? entries.get(key)?.outcome : rekeyed.get(vehicle.id);
    const isUnreadable = vehicle.vin !== null && unreadableVins.has(vehicle.vin);
    if (outcome === 'sold') leaving.push({ vehicle, isListed: true });
    else if (!outcome && !isUnreadable) leaving.push({ vehicle, isListed: false });
  }
  return leaving;
}

function countOutcomes({ entries }: StagedFeed): Record<Outcome, number> {
  const counts: Record<Outcome, number> = {
    new: 0,
    returned: 0,
    price_changed: 0,
    changed: 0,
    unchanged: 0,
    sold: 0,
    not_stocked: 0,
  };
  for (const { outcome } of entries.values()) counts[outcome] += 1;
  return counts;
}

function nothingToImport(
  { rows, rejected, problems }: StagedFeed,
  columns: readonly string[],
): Problem {
  const [first] = problems.kept;
  const why = first ? ` The first problem is on line ${first.line}: ${first.reason}` : '';
  const isNameless = first?.field === 'make' || first?.field === 'model';
  const found = isNameless ? ` ${foundColumns(columns)}` : '';
  return problem(
    'validation_error',
    `No row of the file can be imported (${rows} read, ${rejected} rejected).${why}${found}`,
    { rows, rejected, problems: problems.kept },
  );
}
