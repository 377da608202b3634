import type { Period } from '../../src/domain/analytics/search-export/search-entry.ts';
import type { Windows } from '../../src/domain/analytics/window.ts';

/** Reads of the warehouse once more, in loops over all rows: slow, and too simple to be wrong. */
export type NaiveSearchRow = {
  date: string;
  query: string;
  page: string;
  clicks: number;
  impressions: number;
  position: number;
};
export type NaiveWebRow = {
  date: string;
  page: string;
  sessions: number;
  users: number | null;
  pageviews: number | null;
  engagedSessions: number | null;
  conversions: number | null;
};

type Figures = Record<string, number | null>;
type Figure<Row> = (rows: readonly Row[]) => Figures;

export function naiveSearch(rows: readonly NaiveSearchRow[]): Figures {
  if (rows.length === 0) return { clicks: null, impressions: null, ctr: null, position: null };
  let [clicks, impressions, weighted] = [0, 0, 0];
  for (const row of rows) {
    clicks += row.clicks;
    impressions += row.impressions;
    weighted += row.position * row.impressions;
  }
  if (impressions === 0) return { clicks, impressions, ctr: null, position: null };
  return { clicks, impressions, ctr: clicks / impressions, position: weighted / impressions };
}

export function naiveWeb(rows: readonly NaiveWebRow[]): Figures {
  const total = (name: Exclude<keyof NaiveWebRow, 'date' | 'page'>) => {
    const told = rows.map((row) => row[name]).filter((value) => value !== null);
    return told.length === 0 ? null : told.reduce((sum, value) => sum + value, 0);
  };
  return {
    sessions: total('sessions'),
    users: total('users'),
    pageviews: total('pageviews'),
    engaged_sessions: total('engagedSessions'),
    conversions: total('conversions'),
  };
}

function changeOf(newer: Figures, older: Figures) {
  const change: Figures = {};
  const percent: Figures = {};
  for (const name of Object.keys(newer)) {
    const [now, then] = [newer[name] ?? null, older[name] ?? null];
    change[name] = now === null || then === null ? null : now - then;
    percent[name] =
      now === null || then === null || then === 0 ? null : ((now - then) / then) * 100;
  }
  return { change, change_percent: percent };
}

/** A summary of rows of one breakdown by day. */
export function naiveSummary<Row extends { date: string }>(
  rows: readonly Row[],
  { main, compared }: Windows,
  figures: Figure<Row>,
) {
  const now = within(rows, main);
  const daily = calendar(main).map((date) => {
    return { date, ...figures(now.filter((row) => row.date === date)) };
  });
  const about = (all: readonly Row[], { first, last }: Period) => ({
    start_date: first,
    end_date: last,
    days_with_data: new Set(all.map(({ date }) => date)).size,
    ...figures(all),
  });
  const then = compared && within(rows, compared);
  // A breakdown that neither window has rows of is not known at all.
  return {
    ...about(now, main),
    daily: now.length === 0 ? [] : daily,
    ...(then &&
      compared && {
        comparison: { ...about(then, compared), ...changeOf(figures(now), figures(then)) },
      }),
  };
}

/** A list of rows by what they are about, from the most, `position` from the least. */
export function ranked<Row extends { date: string }>(
  rows: readonly Row[],
  by: keyof Row & string,
  { main, compared }: Windows,
  figures: Figure<Row>,
  sort: string,
) {
  const now = within(rows, main);
  const names = [...new Set(now.map((row) => String(row[by])))];
  const items = names.map((name) => {
    const own = (all: readonly Row[]) => figures(all.filter((row) => row[by] === name));
    const [mine, older] = [own(now), compared && own(within(rows, compared))];
    return {
      name,
      ...mine,
      ...(older && { comparison: { ...older, ...changeOf(mine, older) } }),
      rank: mine[sort] ?? null,
    };
  });
  const sign = sort === 'position' ? -1 : 1;
  const order = (rank: number | null) => (rank === null ? Number.NEGATIVE_INFINITY : sign * rank);
  const sorted = items.toSorted((a, b) => {
    const [left, right] = [order(a.rank), order(b.rank)];
    return left === right ? (a.name < b.name ? -1 : 1) : right > left ? 1 : -1;
  });
  return sorted.map(({ rank: _rank, ...item }) => item);
}

function within<Row extends { date: string }>(rows: readonly Row[], { first, last }: Period) {
  return rows.filter(({ date }) => date >= first && date <= last);
}

function calendar({ first, last }: Period): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}
