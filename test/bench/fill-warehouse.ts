import { Database } from 'bun:sqlite';
import { seededRandom } from '../../src/lib/random.ts';

/** Searches that are ever made; the most common one is made each day, most are made once. */
const queryCount = 50_000;

/**
 * As a dealer's figures are: a total a day and, for the rest, a fifth each by query, by page and by
 * page of the web, two fifths by query and page. Three pages in five stay, the others are of cars,
 * which come and go. Every site has the same.
 */
export function fillWarehouse(
  file: string,
  siteIds: readonly string[],
  { today, dayCount, size }: { today: string; dayCount: number; size: number },
): void {
  using database = new Database(file);
  database.run('PRAGMA synchronous = OFF');
  const aDay = Math.floor(size / siteIds.length / dayCount) - 1;
  const names = Math.max(2, Math.floor(aDay / 5));
  const search = database.query(
    "INSERT INTO search_console_daily VALUES (?, ?, ?, ?, ?, ?, '', '', ?, ?, ?, 40.5)",
  );
  const web = database.query(
    "INSERT INTO web_analytics_daily VALUES (?, 'page', ?, ?, '', ?, ?, ?, ?, NULL)",
  );
  const random = seededRandom('warehouse');
  const put = (site: string, grain: string, date: string, query: number, page: number) => {
    const text = query < 0 ? '' : `used toyota ${query} near me`;
    const address = page < 0 ? '' : addressOf(page);
    const rank = query + page + 2;
    const shown = 3 + (rank % 90);
    search.run(site, grain, date, date, text, address, text.replaceAll(' ', ''), rank % 3, shown);
  };
  for (let back = dayCount; back >= 1; back -= 1) {
    const date = new Date(Date.parse(today) - back * 86_400_000).toISOString().slice(0, 10);
    const queries = distinct(names, () => Math.floor(queryCount ** random.next()));
    const pages = pagesOf(names, dayCount - back);
    database.transaction(() => {
      for (const site of siteIds) {
        put(site, '', date, -1, -1);
        for (const query of queries) put(site, 'query', date, query, -1);
        for (const page of pages) put(site, 'page', date, -1, page);
        for (const [index, query] of queries.entries()) {
          // Two pages for each search, never the same one twice.
          put(site, 'page,query', date, query, pages[index] ?? 0);
          put(site, 'page,query', date, query, pages[(index + 1) % names] ?? 1);
        }
        for (const page of pages) web.run(site, date, addressOf(page), 3 + (page % 50), 3, 9, 2);
      }
    })();
  }
}

function addressOf(page: number): string {
  return `https://www.dealer.example/inventory/used-${page}/`;
}

function pagesOf(count: number, day: number): number[] {
  const stay = Math.ceil(count * 0.6);
  return Array.from({ length: count }, (_, index) =>
    index < stay ? index : count + day * 4 + index,
  );
}

function distinct(count: number, draw: () => number): number[] {
  const found = new Set<number>();
  while (found.size < count) found.add(draw());
  return [...found];
}
