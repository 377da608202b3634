import type { Context } from '../../context.ts';
import { problem } from '../../problem.ts';
import { feedOptions } from './feed-options.ts';
import type { FeedFormat, FeedOptions, FeedRow } from './formats/format.ts';
import { openFeed } from './formats/read-feed.ts';
import type { RawRow } from './formats/reading/raw-row.ts';
import { columnName, firstOf } from './formats/record/fields.ts';
import { toFeedRow } from './formats/record/to-row.ts';
import { HashedSource } from './file-identity.ts';
import { ImportProblems } from './import-problems.ts';
import { PackedTexts } from './packed-texts.ts';
import type { NamedStore, StoreSite } from './store-site.ts';
import { UnreadColumns } from './unread-columns.ts';

export type StoresFile = {
  source: AsyncIterable<Uint8Array>;
  modifiedAtMs?: number | null;
  /** Column with the slug or the name of each row's store. */
  siteColumn: string;
  stateColumn: string | null;
  find(store: NamedStore): StoreSite | null;
};

/** One store's rows of a file, in their order. */
export type StoreRows = NamedStore & {
  site: StoreSite | null;
  count: number;
  /** How many of them are vehicles. */
  readable: number;
  firstLine: number;
  column: string;
  packed: PackedTexts;
  options: FeedOptions;
};

export type ReadStores = {
  /** Id of the format. */
  format: string;
  stores: StoreRows[];
  rowsWithoutStore: number;
  problems: ImportProblems;
  columns: readonly string[];
  unread: UnreadColumns;
  file: HashedSource;
};

/** A thousand stores are filled at the same time: what waits to be packed must stay small. */
const blockLength = 16 * 1024;

/** Where a store is not known yet, its country and time zone are those of a new site. */
const newSite = { country: 'US', timeZone: 'America/Chicago' };

/** Reads a whole file and sorts its rows by store. Throws as `openFeed` and while drawing do. */
export async function readStores(ctx: Context, file: StoresFile): Promise<ReadStores> {
  const source = new HashedSource(file.source, file.modifiedAtMs ?? null);
  const feed = await openFeed(source);
  for (const column of [file.siteColumn, file.stateColumn]) {
    if (column === null || feed.labels.has(columnName(column))) continue;
    throw problem('validation_error', `The file has no column "${column}".`);
  }
  const byStore = new StoreSorter(file, ctx.clock.now());
  const problems = new ImportProblems();
  let rowsWithoutStore = 0;
  const also = [file.siteColumn, file.stateColumn ?? ''].map(columnName);
  const unread = new UnreadColumns(feed.format, also);
  for await (const raw of feed.rows) {
    unread.note(raw);
    const store = byStore.storeOf(raw);
    if (store) addRow(store, raw, feed.format);
    else {
      rowsWithoutStore += 1;
      const reason = 'The row names no store.';
      problems.add({ line: raw.line, vin: null, field: file.siteColumn, reason });
    }
  }
  const columns = [...feed.labels.values()];
  const { stores } = byStore;
  const format = feed.format.id;
  return { format, stores, rowsWithoutStore, problems, columns, unread, file: source };
}

export async function* unpackRows({ packed }: StoreRows): AsyncGenerator<FeedRow> {
  for (const text of packed) yield JSON.parse(text) as FeedRow;
}

function addRow(store: StoreRows, raw: RawRow, format: FeedFormat): void {
  const row = toFeedRow(raw, format, store.options);
  store.count += 1;
  if (row.record) store.readable += 1;
  store.packed.add(JSON.stringify(row));
}

class StoreSorter {
  readonly stores: StoreRows[] = [];
  private readonly byName = new Map<string, StoreRows>();
  private readonly bySite = new Map<string, StoreRows>();
  private readonly nameColumn: string[];
  private readonly stateColumn: string[];

  constructor(
    private readonly file: StoresFile,
    private readonly nowMs: number,
  ) {
    this.nameColumn = [columnName(file.siteColumn)];
    this.stateColumn = file.stateColumn === null ? [] : [columnName(file.stateColumn)];
  }

  /** Null when the row names none. */
  storeOf(raw: RawRow): StoreRows | null {
    const name = firstOf(raw.fields, this.nameColumn)?.replaceAll(/\s+/g, ' ') ?? null;
    if (name === null) return null;
    const state = firstOf(raw.fields, this.stateColumn);
    const key = `${name.toLowerCase()}\n${state?.toLowerCase() ?? ''}`;
    const known = this.byName.get(key) ?? this.newStore({ name, state }, raw.line);
    this.byName.set(key, known);
    return known;
  }

  /** Two names may mean one site, its slug and its name: their rows are one stock. */
  private newStore(named: NamedStore, line: number): StoreRows {
    const site = this.file.find(named);
    const known = site && this.bySite.get(site.id);
    if (known) return known;
    const store: StoreRows = {
      ...named,
      site,
      count: 0,
      readable: 0,
      firstLine: line,
      column: this.file.siteColumn,
      packed: new PackedTexts(blockLength),
      options: feedOptions({ ...newSite, ...site, state: site?.state ?? named.state }, this.nowMs),
    };
    this.stores.push(store);
    if (site) this.bySite.set(site.id, store);
    return store;
  }
}
