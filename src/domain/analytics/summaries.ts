import type { Static } from '@sinclair/typebox';
import type { SearchSummary, WebSummary } from '../../../schema/contracts/analytics.ts';
import type { Reader } from '../../db/reader.ts';
import {
  compareFigures,
  searchFigures,
  type SearchSums,
  webFigures,
  type WebSums,
} from './figures.ts';
import type { Period } from './search-export/search-entry.ts';
import { type GrainTotals, grainFor, type SummedWindow, sumWindow } from './summed-window.ts';
import { searchTotalsOf, webTotalsOf } from './totals-store.ts';
import type { Windows } from './window.ts';

/** A window, and the one that it is compared with. */
export type SummedWindows<Sums> = {
  main: SummedWindow<Sums>;
  compared: SummedWindow<Sums> | null;
};

export async function searchSummary(reader: Reader, siteId: string, windows: Windows) {
  const read = (period: Period) => searchTotalsOf(reader, siteId, period);
  return viewSearch(await summed(windows, read));
}

/** The summary of both windows, each with its days: rows are read once. */
export async function searchWithComparison(
  reader: Reader,
  siteId: string,
  { main, compared }: Windows,
) {
  const newer = await searchTotalsOf(reader, siteId, main);
  const older = compared && (await searchTotalsOf(reader, siteId, compared));
  const known = async (period: Period) => (period === compared && older ? older : newer);
  const alone = compared && { main: compared, compared: null };
  return {
    main: viewSearch(await summed({ main, compared }, known)),
    compared: alone && viewSearch(await summed(alone, known)),
  };
}

export async function webSummary(reader: Reader, siteId: string, windows: Windows) {
  const read = (period: Period) => webTotalsOf(reader, siteId, period);
  return viewWeb(await summed(windows, read));
}

async function summed<Sums extends Record<string, number | null>>(
  { main, compared }: Windows,
  read: (period: Period) => Promise<GrainTotals<Sums>[]>,
): Promise<SummedWindows<Sums>> {
  const newer = { period: main, totals: await read(main) };
  const older = compared && { period: compared, totals: await read(compared) };
  const grain = grainFor(older ? [newer, older] : [newer], []);
  return {
    main: sumWindow(newer.totals, grain, main),
    compared: older && sumWindow(older.totals, grain, older.period),
  };
}

export function viewSearch({
  main,
  compared,
}: SummedWindows<SearchSums>): Static<typeof SearchSummary> {
  const figures = searchFigures(main.sums);
  return {
    ...viewWindow(main),
    ...figures,
    daily: main.daily.map(({ date, sums }) => ({ date, ...searchFigures(sums) })),
    ...(compared && {
      comparison: {
        ...viewWindow(compared),
        ...compareFigures(figures, searchFigures(compared.sums)),
      },
    }),
  };
}

export function viewWeb({ main, compared }: SummedWindows<WebSums>): Static<typeof WebSummary> {
  const figures = webFigures(main.sums);
  return {
    ...viewWindow(main),
    ...figures,
    daily: main.daily.map(({ date, sums }) => ({ date, ...webFigures(sums) })),
    ...(compared && {
      comparison: {
        ...viewWindow(compared),
        ...compareFigures(figures, webFigures(compared.sums)),
      },
    }),
  };
}

function viewWindow({ first, last, daysWithData }: SummedWindow<unknown>) {
  return { start_date: first, end_date: last, days_with_data: daysWithData };
}
