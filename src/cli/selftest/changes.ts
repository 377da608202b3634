import { Database } from 'bun:sqlite';
import { stateFile } from '../../db/sqlite/state-file.ts';
import type { Row, StoreView } from './store-view.ts';

/** Tables whose every change is looked at, and the column that tells their rows apart. */
const watched = {
  ideaclouds: 'id',
  articles: 'id',
  vehicles: 'id',
  images: 'id',
  image_generations: 'id',
  deliveries: 'id',
  ideacloud_counts: 'site_id',
  article_counts: 'site_id',
  vehicle_counts: 'site_id',
  image_counts: 'site_id',
  delivery_counts: 'webhook_id',
} as const;

export type WatchedTable = keyof typeof watched;

/** The rows of each table that were written since the last look, whoever wrote them. */
export type Changed = Readonly<Record<WatchedTable, ReadonlySet<string>>>;

const log = 'simulation_changes';

/**
 * Has the database itself note which rows are written, so that the checks read those again and no
 * others. The program knows nothing of it and cannot forget it.
 */
export function watchChanges(folder: string): void {
  const connection = new Database(stateFile(folder), { strict: true });
  try {
    connection.run('PRAGMA busy_timeout = 10000');
    connection.run(
      `CREATE TABLE ${log} (sequence INTEGER PRIMARY KEY, name TEXT NOT NULL, id TEXT) STRICT`,
    );
    for (const [table, id] of Object.entries(watched)) {
      for (const [verb, row] of [
        ['INSERT', 'NEW'],
        ['UPDATE', 'NEW'],
        ['DELETE', 'OLD'],
      ] as const) {
        connection.run(
          `CREATE TRIGGER simulation_${table}_${verb} AFTER ${verb} ON ${table} BEGIN
             INSERT INTO ${log} (name, id) VALUES ('${table}', ${row}.${id});
           END`,
        );
      }
    }
  } finally {
    connection.close();
  }
}

/** Reads what was noted, once. */
export class Changes {
  private lastSequence = 0;

  constructor(private readonly view: StoreView) {}

  read(): Changed {
    const changed: Record<WatchedTable, Set<string>> = {
      ideaclouds: new Set(),
      articles: new Set(),
      vehicles: new Set(),
      images: new Set(),
      image_generations: new Set(),
      deliveries: new Set(),
      ideacloud_counts: new Set(),
      article_counts: new Set(),
      vehicle_counts: new Set(),
      image_counts: new Set(),
      delivery_counts: new Set(),
    };
    const sql = `SELECT sequence, name, id FROM ${log} WHERE sequence > ? ORDER BY sequence`;
    for (const { sequence, name, id } of this.view.all(sql, this.lastSequence)) {
      this.lastSequence = Number(sequence);
      if (isWatched(name)) changed[name].add(String(id));
    }
    return changed;
  }
}

function isWatched(name: unknown): name is WatchedTable {
  return typeof name === 'string' && Object.hasOwn(watched, name);
}

/** These rows as they are now, by id; one that is gone is missing. */
export function readAgain(
  view: StoreView,
  select: string,
  ids: ReadonlySet<string>,
): Map<string, Row> {
  if (ids.size === 0) return new Map();
  const sql = `${select} WHERE id IN (SELECT value FROM json_each(?))`;
  return new Map(view.all(sql, JSON.stringify([...ids])).map((row) => [String(row.id), row]));
}
