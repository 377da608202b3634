import { csvOf } from '../csv.ts';
import { download } from '../download.ts';
import type { StoreVisit } from '../visit.ts';
import { nameOf } from './lists.tsx';
import { readFigureQuery, windowsFor } from './query.ts';
import { readList } from './read-list.ts';

const most = 10_000;

/** The list that is open, whole, with the figures that it is compared with. */
export async function exportList(visit: StoreVisit): Promise<Response> {
  const { words, site, url } = visit;
  const { search } = words;
  const query = readFigureQuery(url.searchParams);
  const windows = windowsFor(visit, query);
  const { rows, figures } = await readList(visit, query.list, windows, most);
  const hasBefore = windows.compared !== null;
  const fields = [
    search.names[query.list],
    ...figures.map((name) => search.figures[name]),
    ...(hasBefore ? figures.map((name) => `${search.figures[name]} (${search.before})`) : []),
  ];
  const data = rows.map(({ name, now, before }) => [
    nameOf(visit, query, name),
    ...figures.map((one) => now[one] ?? ''),
    ...(hasBefore ? figures.map((one) => before?.[one] ?? '') : []),
  ]);
  const file = `${query.list}-${site.slug}-${windows.main.first}-${windows.main.last}.csv`;
  return download(file, 'text/csv', csvOf(fields, data));
}
