import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { problem } from '../../problem.ts';
import { HashedSource } from './file-identity.ts';
import { feedOptions } from './feed-options.ts';
import { readFeed } from './formats/read-feed.ts';
import { type ImportReport, importRows } from './import-rows.ts';
import { refusingFaults } from './refuse-feed.ts';

export type { ImportReport } from './import-rows.ts';

export type ImportInput = {
  site: { id: string; country: string; state?: string | null; timeZone: string };
  source: AsyncIterable<Uint8Array>;
  /** When the file was last changed; null where that is not known. */
  modifiedAtMs?: number | null;
  /** Takes in a file that removes more of the stock than is likely. */
  force?: boolean;
  /** Id of the one format to take; any when left out. */
  format?: string | null;
  /** Whom the audit log names. */
  by?: PersonActor;
};

/**
 * Takes one feed file in as the stock of a site: all of it in one transaction, or none. Throws a
 * Problem as `importRows` does, and a 400 for a file that is in no known format or not well-formed
 * (`details` name line and column).
 */
export async function importFeed(ctx: Context, input: ImportInput): Promise<ImportReport> {
  const { site, force = false, format: wanted, by } = input;
  const file = new HashedSource(input.source, input.modifiedAtMs ?? null);
  const options = feedOptions(site, ctx.clock.now());
  return refusingFaults(async () => {
    const feed = await readFeed(file, options);
    const { format } = feed;
    if (wanted && format.id !== wanted) {
      const message = `The file is in the format ${format.id}, not ${wanted}.`;
      throw problem('validation_error', message);
    }
    return importRows(ctx, {
      ...feed,
      siteId: site.id,
      format: format.id,
      force,
      today: options.today,
      file,
      by,
    });
  });
}
