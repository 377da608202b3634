import { getTableName } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { searchMonths } from './search-months.ts';
import { searchRows, searchTotals } from './search-rows.ts';
import { webMonths } from './web-months.ts';
import { webRows, webTotals } from './web-rows.ts';

/** Sums of a table's figures by other keys than its own, kept by three triggers. */
type Totals = {
  rows: SQLiteTable;
  totals: SQLiteTable;
  /** Before the names of the triggers. */
  prefix: string;
  /** In the order of the columns of `totals`, which then has `row_count` and the figures. */
  key: SQLiteColumn[];
  figures: SQLiteColumn[];
  /** Of figures that a row may not tell: how many do. They follow in the order of `figures`. */
  known: SQLiteColumn[];
  /** What a key holds that is no column of the row, by its name. */
  computed?: Readonly<Record<string, (row: string) => string>>;
  /** Which rows count; all by default. */
  counts?: (row: string) => string;
};

const search = {
  rows: searchRows,
  figures: [searchTotals.clicks, searchTotals.impressions, searchTotals.positionSum],
  known: [],
};
const web = {
  rows: webRows,
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
};

const kept: Totals[] = [
  {
    ...search,
    totals: searchTotals,
    prefix: '',
    key: [
      searchTotals.siteId,
      searchTotals.lastDate,
      searchTotals.firstDate,
      searchTotals.dimensions,
    ],
  },
  {
    ...web,
    totals: webTotals,
    prefix: '',
    key: [webTotals.siteId, webTotals.date, webTotals.dimensions],
  },
  {
    ...search,
    totals: searchMonths,
    prefix: 'monthly_',
    key: [
      searchMonths.siteId,
      searchMonths.dimensions,
      searchMonths.month,
      searchMonths.query,
      searchMonths.page,
      searchMonths.device,
      searchMonths.country,
    ],
    computed: { month: (row) => `substr(${row}.last_date, 1, 7)` },
    counts: (row) => `${row}.dimensions <> '' AND ${row}.first_date = ${row}.last_date`,
  },
  {
    ...web,
    totals: webMonths,
    prefix: 'monthly_',
    key: [
      webMonths.siteId,
      webMonths.dimensions,
      webMonths.month,
      webMonths.page,
      webMonths.channel,
    ],
    computed: { month: (row) => `substr(${row}.date, 1, 7)` },
    counts: (row) => `${row}.dimensions <> ''`,
  },
];

const knownSuffix = '_known';

/** Whoever writes a row, its sums are right when the write has been committed. */
export const totalsTriggers = kept.flatMap((totals) => {
  const { rows, prefix, figures, counts } = totals;
  const table = getTableName(rows);
  const { added, changed, removed } = statementsFor(totals);
  const names = figures.map(({ name }) => name).join(', ');
  const when = (row: string) => (counts ? ` WHEN ${counts(row)}` : '');
  const trigger = (name: string, sql: string) => {
    return { name: `${table}_${prefix}${name}`, table, sql };
  };
  return [
    trigger('totalled', `AFTER INSERT ON ${table}${when('NEW')} BEGIN ${added} END`),
    trigger(
      'retotalled',
      `AFTER UPDATE OF ${names} ON ${table}${when('NEW')} BEGIN ${changed} END`,
    ),
    trigger('untotalled', `AFTER DELETE ON ${table}${when('OLD')} BEGIN ${removed} END`),
  ];
});

function statementsFor({ totals, key, figures, known, computed = {} }: Totals) {
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
  const keyOf = (row: string, name: string) => computed[name]?.(row) ?? `${row}.${name}`;
  const sums = [...figures, ...known];
  const same = list(key, (name) => `${name} = ${keyOf('OLD', name)}`, ' AND ');
  const exchanged = (name: string) =>
    `${name} = ${name} + ${shareOf('NEW', name)} - ${shareOf('OLD', name)}`;
  return {
    added: `INSERT INTO ${target}
      VALUES (${list(key, (name) => keyOf('NEW', name))}, 1,
        ${list(sums, (name) => shareOf('NEW', name))})
      ON CONFLICT DO UPDATE SET row_count = row_count + 1,
        ${list(sums, (name) => `${name} = ${name} + excluded.${name}`)};`,
    changed: `UPDATE ${target} SET ${list(sums, exchanged)} WHERE ${same};`,
    // Nothing is left of a key without rows, neither a zero nor the dust of fractions.
    removed: `UPDATE ${target} SET row_count = row_count - 1,
        ${list(sums, (name) => `${name} = ${name} - ${shareOf('OLD', name)}`)}
      WHERE ${same};
      DELETE FROM ${target} WHERE ${same} AND row_count = 0;`,
  };
}
