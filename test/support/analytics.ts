import { inLane } from '../../src/db/write.ts';
import { webRows } from '../../schema/tables/web-rows.ts';
import { importSearch } from '../../src/domain/analytics/import-search.ts';
import type { WebSums } from '../../src/domain/analytics/figures.ts';
import type { Harness } from './harness.ts';

type Site = { id: string };

/** Takes lines of a Search Console export into the warehouse. */
export async function takeSearch(app: Harness, site: Site, lines: readonly string[]) {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  return importSearch(app.app.ctx, site.id, { bytes });
}

export type WebRow = Partial<WebSums> & { date: string; page?: string; channel?: string };

/** Rows of one breakdown, straight into the warehouse. */
export async function putWeb(
  app: Harness,
  site: Site,
  dimensions: string,
  rows: readonly WebRow[],
): Promise<void> {
  const none = { sessions: 0, users: 0, pageviews: 0, engagedSessions: 0, conversions: 0 };
  const values = rows.map((row) => {
    return { siteId: site.id, dimensions, page: '', channel: '', ...none, ...row };
  });
  await app.app.ctx.write((tx) => tx.db.insert(webRows).values(values).run(), inLane('test'));
}
