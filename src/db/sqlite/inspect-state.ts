import { Database } from 'bun:sqlite';
import { existsSync, statSync } from 'node:fs';
import { hasTable } from './backup/manifest.ts';
import { findDamage } from './damage.ts';
import { type ConnectionInspection, readConnections } from './inspect-connections.ts';
import { sealedSamplesIn } from './sealed-samples.ts';
import { stateFile } from './state-file.ts';

/** A feed that is polled. */
export type FeedInspection = {
  site: string;
  address: string;
  everyMs: number;
  /** When it was added. */
  since: number;
  /** When it last answered with a file that could be used, new or not. */
  goodAt: number | null;
  /** When its file last was another. */
  importedAt: number | null;
  error: string | null;
};

/** What can be told of a state file without changing or opening it for writing. */
export type Inspection = {
  bytes: number;
  /** The first fault of a quick check; null when it is whole. */
  damage: string | null;
  /** Why it cannot even be looked at, which says nothing of what it holds; null when it can. */
  unreadable: string | null;
  /** When the first table was made. */
  createdAt: number | null;
  /** Deliveries that were given up, of subscriptions that are still active. */
  deadLetters: { all: number; recent: number };
  /** Subscriptions that failed attempts switched off. */
  switchedOff: { all: number; recent: number };
  /** Leads that no CRM has taken. */
  deadLeads: { all: number; recent: number };
  feeds: FeedInspection[];
  /** Files that would have removed too much, and wait for a second one that agrees. */
  removalHolds: { site: string; removed: number; inStock: number; at: number }[];
  connections: ConnectionInspection[];
  /** False for a file of an early version, which only `compact` teaches it. */
  givesSpaceBack: boolean;
  /** How the last fetch of each public source of facts went. */
  factUpdates: { source: string; error: string | null; checkedAt: number; goodAt: number | null }[];
  /** Names of the files that the library of images has, their smaller versions too. */
  imageFiles: string[];
  /** Secrets as they are stored, to try the master key on. */
  sealedSamples: string[];
  /** The latest time in each of the records that later decisions hang on. */
  latestTimes: { what: string; at: number }[];
};

export function sqliteVersion(): string {
  using memory = new Database(':memory:');
  return memory.query<{ v: string }, []>('SELECT sqlite_version() AS v').get()?.v ?? 'unknown';
}

/** Null when there is no state yet. `recentSince` is in milliseconds. Never throws. */
export function inspectState(folder: string, recentSince: number): Inspection | null {
  const file = stateFile(folder);
  if (!existsSync(file)) return null;
  const empty: Inspection = {
    bytes: statSync(file).size,
    damage: null,
    unreadable: null,
    createdAt: null,
    deadLetters: { all: 0, recent: 0 },
    switchedOff: { all: 0, recent: 0 },
    deadLeads: { all: 0, recent: 0 },
    feeds: [],
    removalHolds: [],
    connections: [],
    givesSpaceBack: true,
    factUpdates: [],
    imageFiles: [],
    sealedSamples: [],
    latestTimes: [],
  };
  try {
    const damage = findDamage(file, 'quick');
    if (damage !== null) return { ...empty, damage };
    using state = new Database(file, { readonly: true });
    state.run('PRAGMA busy_timeout = 5000');
    return { ...empty, ...readFigures(state, recentSince) };
  } catch (error) {
    return { ...empty, unreadable: error instanceof Error ? error.message : String(error) };
  }
}

const hasColumn = 'SELECT 1 FROM pragma_table_info(?) WHERE name = ?';

export type Rows = <Row>(table: string, query: string, ...values: number[]) => Row[];

function readFeeds(rows: Rows): Pick<Inspection, 'feeds' | 'removalHolds'> {
  const polled = rows<FeedInspection>(
    'feeds',
    `SELECT s.slug AS site, f.address, f.every_ms AS everyMs, f.created_at AS since,
       f.good_at AS goodAt, f.imported_at AS importedAt, f.error
     FROM feeds f JOIN sites s ON s.id = f.site_id ORDER BY s.slug, f.created_at, f.id`,
  );
  const removalHolds = rows<Inspection['removalHolds'][number]>(
    'removal_holds',
    `SELECT s.slug AS site, json_array_length(h.vehicle_ids) AS removed, h.in_stock AS inStock,
       h.created_at AS at
     FROM removal_holds h JOIN sites s ON s.id = h.site_id ORDER BY s.slug`,
  );
  return { feeds: polled, removalHolds };
}

function readImageFiles(rows: Rows): string[] {
  const names = rows<{ name: string }>(
    'image_files',
    `SELECT hash || '.' || extension AS name FROM image_files UNION ALL
     SELECT hash || '-' || (v.value ->> 'width') || '.' || (v.value ->> 'extension')
     FROM image_files, json_each(variants) v`,
  );
  return names.map(({ name }) => name);
}

/** Tables that an older version has not made yet count as empty. */
function readFigures(state: Database, recentSince: number): Partial<Inspection> {
  const rows: Rows = <Row>(table: string, query: string, ...values: number[]): Row[] =>
    hasTable(state, table) ? state.query<Row, number[]>(query).all(...values) : [];
  const [migrated] = rows<{ at: number | null }>(
    'migrations',
    'SELECT min(applied_at) AS at FROM migrations',
  );
  // So does a column that it has not.
  const knows = (table: string, column: string) =>
    state.query(hasColumn).get(table, column) !== null;
  const notTest = knows('deliveries', 'is_test') ? 'd.is_test = 0' : 'true';
  const [deadLetters = { all: 0, recent: 0 }] = rows<{ all: number; recent: number }>(
    'deliveries',
    `SELECT count(*) AS "all", count(*) FILTER (WHERE d.created_at >= ?) AS recent
     FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id
     WHERE d.status = 'dead_letter' AND ${notTest} AND w.is_active = 1`,
    recentSince,
  );
  const [switchedOff = { all: 0, recent: 0 }] = rows<{ all: number; recent: number }>(
    'webhooks',
    `SELECT count(*) AS "all", count(*) FILTER (WHERE updated_at >= ?) AS recent
     FROM webhooks WHERE is_active = 0 AND disabled_reason IS NOT NULL`,
    recentSince,
  );
  const [deadLeads = { all: 0, recent: 0 }] = rows<{ all: number; recent: number }>(
    'lead_deliveries',
    `SELECT count(*) AS "all", count(*) FILTER (WHERE created_at >= ?) AS recent
     FROM lead_deliveries WHERE status = 'dead_letter'`,
    recentSince,
  );
  const vacuum = state.query<{ auto_vacuum: number }, []>('PRAGMA auto_vacuum').get();
  return {
    createdAt: migrated?.at ?? null,
    deadLetters,
    switchedOff,
    deadLeads,
    ...readFeeds(rows),
    connections: readConnections(rows, (column) => knows('analytics_connections', column)),
    givesSpaceBack: vacuum?.auto_vacuum !== 0,
    factUpdates: rows(
      'fact_updates',
      `SELECT source, error, checked_at AS checkedAt, good_at AS goodAt
       FROM fact_updates ORDER BY source`,
    ),
    imageFiles: readImageFiles(rows),
    sealedSamples: sealedSamplesIn(state, (name) => hasTable(state, name)),
    latestTimes: latestTimes(state),
  };
}

const timed: [what: string, table: string, query: string][] = [
  ['the making of the database', 'migrations', 'SELECT max(applied_at) AS at FROM migrations'],
  ['a poll of a feed', 'feeds', 'SELECT max(max(checked_at), max(good_at)) AS at FROM feeds'],
  ['the saved use of a key', 'rate_windows', 'SELECT max(saved_at) AS at FROM rate_windows'],
];

function latestTimes(state: Database): Inspection['latestTimes'] {
  return timed.flatMap(([what, table, query]) => {
    if (!hasTable(state, table)) return [];
    const at = state.query<{ at: number | null }, []>(query).get()?.at;
    return at ? [{ what, at }] : [];
  });
}
