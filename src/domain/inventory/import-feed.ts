import type { Context } from '../../context.ts';
import { problem } from '../../problem.ts';
import { feedOptions } from './feed-options.ts';
import { readFeed } from './formats/read-feed.ts';
import { type ImportReport, importRows } from './import-rows.ts';
import { refusingFaults } from './refuse-feed.ts';

export type { ImportReport } from './import-rows.ts';

export type ImportInput = {
  site: { id: string; country: string; state?: string | null; timeZone: string };
  source: AsyncIterable<Uint8Array>;
  /** Takes in a file that removes more of the stock than is likely. */
  force?: boolean;
  /** Id of the one format to take; any when left out. */
  format?: string | null;
};

/**
 * Takes one feed file in as the stock of a site: all of it in one transaction, or none. Throws a
 * Problem as `importRows` does, and a 400 for a file that is in no known format or not well-formed
 * (`details` name line and column).
 */
export async function importFeed(ctx: Context, input: ImportInput): Promise<ImportReport> {
  const { site, source, force = false, format: wanted } = input;
  return refusingFaults(async () => {
    const { format, rows } = await readFeed(source, feedOptions(site, ctx.clock.now()));
    if (wanted && format.id !== wanted) {
      const message = `The file is in the format ${format.id}, not ${wanted}.`;
      throw problem('validation_error', message);
    }
    return importRows(ctx, { siteId: site.id, format: format.id, rows, force });
  });
}
