import { type Changed, readAgain, type WatchedTable } from '../changes.ts';
import { mustEqual } from '../invariants.ts';
import type { Row } from '../store-view.ts';
import type { World } from '../world.ts';

/** A table of counts, and the rows that it counts, each with the group that it belongs to. */
type Counted = {
  counts: WatchedTable;
  stored: string;
  table: WatchedTable;
  groups: string;
  isCounted?: (row: Row) => boolean;
};

const counted: readonly Counted[] = [
  {
    counts: 'ideacloud_counts',
    stored: 'SELECT site_id, status, ideaclouds AS n FROM ideacloud_counts WHERE n <> 0',
    table: 'ideaclouds',
    groups: 'SELECT id, site_id, status FROM ideaclouds',
  },
  {
    counts: 'article_counts',
    stored: `SELECT site_id, category_id, article_type, status, content_intent, posting_status,
       approval_status, articles AS n FROM article_counts WHERE n <> 0`,
    table: 'articles',
    groups: `SELECT id, site_id, coalesce(category_id, '') AS category_id, article_type, status,
       content_intent, posting_status, approval_status FROM articles`,
  },
  {
    counts: 'vehicle_counts',
    stored: `SELECT site_id, make, model, year, condition, 0 AS sold, vehicles AS n
       FROM vehicle_counts WHERE n <> 0`,
    table: 'vehicles',
    groups: `SELECT id, site_id, make, model, year, condition, sold_at IS NOT NULL AS sold
       FROM vehicles`,
    isCounted: ({ sold }) => sold === 0,
  },
  {
    counts: 'image_counts',
    stored: 'SELECT site_id, source, images AS n FROM image_counts WHERE n <> 0',
    table: 'images',
    groups: 'SELECT id, site_id, source FROM images',
  },
  {
    counts: 'delivery_counts',
    stored:
      'SELECT webhook_id, status, event_type, deliveries AS n FROM delivery_counts WHERE n <> 0',
    table: 'deliveries',
    groups: 'SELECT id, webhook_id, status, event_type FROM deliveries',
  },
];

/** Stored counts against a count of our own, which follows every row that is written. */
export class Counters {
  private readonly tallies = counted.map((one) => ({ one, tally: new Tally() }));

  check({ view }: World, changed: Changed): void {
    for (const { one, tally } of this.tallies) {
      const ids = changed[one.table];
      if (ids.size + changed[one.counts].size === 0) continue;
      const rows = readAgain(view, one.groups, ids);
      for (const id of ids) tally.put(id, groupOf(rows.get(id), one));
      compare(one, tally.counts, view.all(one.stored));
    }
  }

  /** The same against all rows there are: nothing has escaped. */
  checkAll({ view }: World): void {
    for (const { one } of this.tallies) {
      const tally = new Tally();
      for (const row of view.all(one.groups)) tally.put(String(row.id), groupOf(row, one));
      compare(one, tally.counts, view.all(one.stored));
    }
  }
}

function groupOf(row: Row | undefined, { isCounted = () => true }: Counted): string | null {
  if (!row || !isCounted(row)) return null;
  const { id: _id, ...group } = row;
  return JSON.stringify(Object.values(group));
}

function compare({ counts }: Counted, tallied: ReadonlyMap<string, number>, stored: Row[]): void {
  for (const { n, ...group } of stored) {
    const key = JSON.stringify(Object.values(group));
    mustEqual(n, tallied.get(key) ?? 0, 'counters-equal-counts', `${counts} ${key}`);
  }
  mustEqual(stored.length, tallied.size, 'counters-equal-counts', `the groups of ${counts}`);
}

class Tally {
  /** Without groups of nothing. */
  readonly counts = new Map<string, number>();
  private readonly groups = new Map<string, string>();

  put(id: string, group: string | null): void {
    const before = this.groups.get(id);
    if (before !== undefined) this.add(before, -1);
    if (group === null) this.groups.delete(id);
    else this.groups.set(id, group);
    if (group !== null) this.add(group, 1);
  }

  private add(group: string, by: number): void {
    const count = (this.counts.get(group) ?? 0) + by;
    if (count === 0) this.counts.delete(group);
    else this.counts.set(group, count);
  }
}
