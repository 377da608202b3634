import { getTableName } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { searchRows, searchTotals } from './search-rows.ts';
import { webRows, webTotals } from './web-rows.ts';

/** Sums of a table's figures by day and grain, kept by three triggers. */
type Totals = {
  rows: SQLiteTable;
  totals: SQLiteTable;
  /** In the order of the columns of `totals`, which then has `row_count` and the figures. */
  key: SQLiteColumn[];
  figures: SQLiteColumn[];
};

const kept: Totals[] = [
  {
    rows: searchRows,
    totals: searchTotals,
    key: [
      searchTotals.siteId,
      searchTotals.lastDate,
      searchTotals.firstDate,
      searchTotals.dimensions,
    ],
    figures: [searchTotals.clicks, searchTotals.impressions, searchTotals.positionSum],
  },
  {
    rows: webRows,
    totals: webTotals,
    key: [webTotals.siteId, webTotals.date, webTotals.dimensions],
    figures: [
      webTotals.sessions,
      webTotals.users,
      webTotals.pageviews,
      webTotals.engagedSessions,
      webTotals.conversions,
    ],
  },
];

/** Whoever writes a row, its day's totals are right when the write has been committed. */
export const totalsTriggers = kept.flatMap(({ rows, totals, key, figures }) => {
  const table = getTableName(rows);
  const target = getTableName(totals);
  const list = (columns: SQLiteColumn[], part: (name: string) => string, by = ', ') =>
    columns.map(({ name }) => part(name)).join(by);
  const ofDay = list(key, (name) => `${name} = OLD.${name}`, ' AND ');
  const added = `INSERT INTO ${target}
    VALUES (${list(key, (name) => `NEW.${name}`)}, 1, ${list(figures, (name) => `NEW.${name}`)})
    ON CONFLICT DO UPDATE SET row_count = row_count + 1,
      ${list(figures, (name) => `${name} = ${name} + excluded.${name}`)};`;
  const changed = `UPDATE ${target}
    SET ${list(figures, (name) => `${name} = ${name} + NEW.${name} - OLD.${name}`)}
    WHERE ${ofDay};`;
  // Nothing is left of a day without rows, neither a zero nor the dust of fractions.
  const removed = `UPDATE ${target} SET row_count = row_count - 1,
      ${list(figures, (name) => `${name} = ${name} - OLD.${name}`)}
    WHERE ${ofDay};
    DELETE FROM ${target} WHERE ${ofDay} AND row_count = 0;`;
  const trigger = (name: string, sql: string) => ({ name: `${table}_${name}`, table, sql });
  const names = list(figures, (name) => name);
  return [
    trigger('totalled', `AFTER INSERT ON ${table} BEGIN ${added} END`),
    trigger('retotalled', `AFTER UPDATE OF ${names} ON ${table} BEGIN ${changed} END`),
    trigger('untotalled', `AFTER DELETE ON ${table} BEGIN ${removed} END`),
  ];
});
