/** What a row, a day or a window of search figures adds up to. */
export type SearchSums = { clicks: number; impressions: number; positionSum: number };
/** Null is what no source has told. */
export type WebSums = {
  sessions: number;
  users: number | null;
  pageviews: number | null;
  engagedSessions: number | null;
  conversions: number | null;
};

type Figures<Name extends string> = Record<Name, number | null>;
export type SearchFigures = Figures<'clicks' | 'impressions' | 'ctr' | 'position'>;
export type WebFigures = Figures<
  'sessions' | 'users' | 'pageviews' | 'engaged_sessions' | 'conversions'
>;

/** Null sums: nothing is known, which is not the same as nothing. */
export function searchFigures(sums: SearchSums | null): SearchFigures {
  if (sums === null) return { clicks: null, impressions: null, ctr: null, position: null };
  const { clicks, impressions, positionSum } = sums;
  const isShown = impressions > 0;
  return {
    clicks,
    impressions,
    ctr: isShown ? clicks / impressions : null,
    position: isShown ? positionSum / impressions : null,
  };
}

export function webFigures(sums: WebSums | null): WebFigures {
  return {
    sessions: sums?.sessions ?? null,
    users: sums?.users ?? null,
    pageviews: sums?.pageviews ?? null,
    engaged_sessions: sums?.engagedSessions ?? null,
    conversions: sums?.conversions ?? null,
  };
}

/** What some do not tell is the sum of what the others tell. */
export function addSums<Sums extends Record<string, number | null>>(
  all: readonly Sums[],
): Sums | null {
  const [first, ...rest] = all;
  if (first === undefined) return null;
  const total: Record<string, number | null> = { ...first };
  for (const one of rest) {
    for (const [name, value] of Object.entries(one)) {
      if (value !== null) total[name] = (total[name] ?? 0) + value;
    }
  }
  return total as Sums;
}

/** The older figures, with what has changed since. */
export function compareFigures<Name extends string>(newer: Figures<Name>, older: Figures<Name>) {
  const change: Record<string, number | null> = {};
  const changePercent: Record<string, number | null> = {};
  for (const name of Object.keys(older) as Name[]) {
    const difference = minus(newer[name], older[name]);
    change[name] = difference;
    changePercent[name] = percentOf(difference, older[name]);
  }
  return {
    ...older,
    change: change as Figures<Name>,
    change_percent: changePercent as Figures<Name>,
  };
}

function minus(newer: number | null, older: number | null): number | null {
  return newer === null || older === null ? null : newer - older;
}

function percentOf(difference: number | null, older: number | null): number | null {
  return difference === null || older === null || older === 0 ? null : (difference / older) * 100;
}
