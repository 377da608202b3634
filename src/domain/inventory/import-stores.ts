import type { Context } from '../../context.ts';
import { Problem, problem } from '../../problem.ts';
import { ImportProblems } from './import-problems.ts';
import { type ImportReport, importRows } from './import-rows.ts';
import {
  type ReadStores,
  readStores,
  type StoreRows,
  type StoresFile,
  unpackRows,
} from './read-stores.ts';
import { refusingFaults } from './refuse-feed.ts';
import type { NamedStore, StoreSite } from './store-site.ts';

export type StoresInput = StoresFile & {
  /** Makes the site of a store that is not known; null when that is not wanted. */
  create: ((store: NamedStore) => Promise<StoreSite>) | null;
  force?: boolean;
  onProgress?: (progress: { done: number; total: number }) => void;
};

type Counts = Omit<
  ImportReport,
  'format' | 'problems' | 'problems_total' | 'unread_columns' | 'seconds'
>;

/** `error` when nothing of the store's rows was taken in; all counts but `rows` are 0 then. */
export type SiteReport = Counts & {
  site: string;
  name: string;
  is_new: boolean;
  error: { code: string; message: string } | null;
};

/**
 * The sums over all sites. Rows of a store that was refused are neither accepted nor rejected; rows
 * of unknown stores, and rows that name none, are rejected.
 */
export type StoresReport = ImportReport & {
  sites: SiteReport[];
  sites_new: number;
  sites_refused: number;
  unknown_sites: { name: string; rows: number }[];
};

/**
 * Takes in one file with the stock of many stores, each store's rows as `importRows` does: in a
 * transaction of their own, so that one that is refused leaves the others. The whole file is read
 * first; a Problem for the file itself (see importFeed, and 400 for a missing column) is thrown
 * before anything is written.
 */
export async function importStores(ctx: Context, input: StoresInput): Promise<StoresReport> {
  const startedAt = ctx.clock.now();
  const file = await refusingFaults(() => readStores(ctx, input));
  const total = new StoresTotal(file.problems);
  let done = 0;
  for (const batch of batchesOf(file.stores)) {
    const importing = batch.map((store) => importStore(ctx, input, file, store));
    for (const outcome of await Promise.all(importing)) total.add(outcome);
    done += batch.length;
    input.onProgress?.({ done, total: file.stores.length });
  }
  if (file.rowsWithoutStore > 0) total.reject(file.rowsWithoutStore);
  if (total.sites.length === 0) throw nothingKnown(input.siteColumn, total);
  return total.report(file, (ctx.clock.now() - startedAt) / 1000);
}

/** A store of which no row can be read is not worth a site. */
async function siteOf(store: StoreRows, { create }: StoresInput): Promise<StoreSite | null> {
  if (store.site || !create || store.readable === 0) return store.site;
  return create(store);
}

type StoreOutcome = StoreRows | { report: SiteReport; problems: ImportReport | null };

/** The rows themselves where there is no site for them. */
async function importStore(
  ctx: Context,
  input: StoresInput,
  file: ReadStores,
  store: StoreRows,
): Promise<StoreOutcome> {
  const site = await siteOf(store, input);
  if (!site) return store;
  const base = { site: site.slug, name: site.name, is_new: store.site === null };
  try {
    const rows = unpackRows(store);
    const { force = false } = input;
    const report = await importRows(ctx, {
      ...file,
      siteId: site.id,
      rows,
      force,
      today: store.options.today,
    });
    return { report: { ...base, ...countsOf(report), error: null }, problems: report };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, message } = error;
    const counts = { ...nothing, rows: store.count };
    return { report: { ...base, ...counts, error: { code, message } }, problems: null };
  }
}

/**
 * Stores that are imported at the same time share a commit, and with it the wait for the disk; few
 * enough that others who write to the store have their turn soon.
 */
const maxStoresAtOnce = 8;
const maxRowsAtOnce = 1_000;

function* batchesOf(stores: readonly StoreRows[]): Generator<StoreRows[]> {
  let batch: StoreRows[] = [];
  let rows = 0;
  for (const store of stores) {
    const isFull = batch.length >= maxStoresAtOnce || rows + store.count > maxRowsAtOnce;
    if (batch.length > 0 && isFull) {
      yield batch;
      batch = [];
      rows = 0;
    }
    batch.push(store);
    rows += store.count;
  }
  if (batch.length > 0) yield batch;
}

const nothing: Counts = {
  rows: 0,
  accepted: 0,
  rejected: 0,
  new: 0,
  changed: 0,
  price_changed: 0,
  sold: 0,
  unchanged: 0,
};
const countNames = Object.keys(nothing) as (keyof Counts)[];

function countsOf(report: ImportReport): Counts {
  return Object.fromEntries(countNames.map((name) => [name, report[name]])) as Counts;
}

class StoresTotal {
  readonly sites: SiteReport[] = [];
  readonly unknown: { name: string; rows: number }[] = [];
  private readonly counts: Counts = { ...nothing };

  constructor(private readonly problems: ImportProblems) {}

  add(outcome: StoreOutcome): void {
    if (!('report' in outcome)) return this.addUnknown(outcome);
    const { report, problems } = outcome;
    this.sites.push(report);
    for (const name of countNames) this.counts[name] += report[name];
    if (problems) this.problems.addAll(problems.problems, problems.problems_total);
  }

  private addUnknown({ name, count, firstLine, column }: StoreRows): void {
    this.unknown.push({ name, rows: count });
    this.reject(count);
    const reason = `There is no site "${name}" (rows: ${count}).`;
    this.problems.add({ line: firstLine, vin: null, field: column, reason });
  }

  reject(rows: number): void {
    this.counts.rows += rows;
    this.counts.rejected += rows;
  }

  report({ format, unread }: ReadStores, seconds: number): StoresReport {
    return {
      format,
      ...this.counts,
      problems: this.problems.kept,
      problems_total: this.problems.total,
      unread_columns: unread.list,
      seconds,
      sites: this.sites,
      sites_new: this.sites.filter(({ is_new }) => is_new).length,
      sites_refused: this.sites.filter(({ error }) => error !== null).length,
      unknown_sites: this.unknown,
    };
  }
}

function nothingKnown(column: string, { unknown }: StoresTotal): Problem {
  const [first] = unknown;
  const example = first ? ` The first is "${first.name}".` : '';
  return problem(
    'validation_error',
    `No row names a known site in the column "${column}".${example} Make the sites first, or let ` +
      'the import make them.',
    { unknown_sites: unknown.slice(0, 100) },
  );
}
