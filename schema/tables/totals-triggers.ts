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
  /** Of figures that a row may not tell: how many do. They follow in the order of `figures`. */
  known: SQLiteColumn[];
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
    known: [],
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
    known: [
      webTotals.usersKnown,
      webTotals.pageviewsKnown,
      webTotals.engagedSessionsKnown,
      webTotals.conversionsKnown,
    ],
  },
];

const knownSuffix = '_known';

/** Whoever writes a row, its day's totals are right when the write has been committed. */
export const totalsTriggers = kept.flatMap(({ rows, totals, key, figures, known }) => {
  const table = getTableName(rows);
  const target = getTableName(totals);
  const list = (columns: SQLiteColumn[], part: (name: string) => string, by = ', ') =>
    columns.map(({ name }) => part(name)).join(by);
  const mayMiss = new Set(known.map(({ name }) => name.slice(0, -knownSuffix.length)));
  /** What a row adds to a column of the totals. */
  const shareOf = (row: string, name: string) => {
    if (mayMiss.has(name)) return `coalesce(${row}.${name}, 0)`;
    if (!name.endsWith(knownSuffix)) return `${row}.${name}`;
    return `(${row}.${name.slice(0, -knownSuffix.length)} IS NOT NULL)`;
  };
  const sums = [...figures, ...known];
  const ofDay = list(key, (name) => `${name} = OLD.${name}`, ' AND ');
  const added = `INSERT INTO ${target}
    VALUES (${list(key, (name) => `NEW.${name}`)}, 1, ${list(sums, (name) => shareOf('NEW', name))})
    ON CONFLICT DO UPDATE SET row_count = row_count + 1,
      ${list(sums, (name) => `${name} = ${name} + excluded.${name}`)};`;
  const exchanged = (name: string) =>
    `${name} = ${name} + ${shareOf('NEW', name)} - ${shareOf('OLD', name)}`;
  const changed = `UPDATE ${target} SET ${list(sums, exchanged)} WHERE ${ofDay};`;
  // Nothing is left of a day without rows, neither a zero nor the dust of fractions.
  const removed = `UPDATE ${target} SET row_count = row_count - 1,
      ${list(sums, (name) => `${name} = ${name} - ${shareOf('OLD', name)}`)}
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
