import type { PollPosition } from '../../../../schema/tables/market-imports.ts';
import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { isoTime } from '../../../lib/clock.ts';
import type {
  ListingQuestion,
  ListingsProvider,
  ListingsResult,
  ServiceListing,
} from '../../../providers/listings/port.ts';
import { addJson, type Fields } from '../../inventory/formats/record/fields.ts';
import { vehicleJson } from '../../inventory/formats/vehicle-json.ts';
import { ImportProblems } from '../../inventory/import-problems.ts';
import { type MarketImport, stageRows, updateImport } from '../intake/intake-store.ts';
import { readListing, type ReadListing } from '../reading/read-listing.ts';

export type PollStep =
  { kind: 'page'; listings: number } | { kind: 'done' } | Exclude<ListingsResult, { kind: 'page' }>;

/** Numbers of staged rows: a page has fewer. */
const placesOfPage = 1_000;

/** Asks for the next page of a round and stages it, together with how far the round has come. */
export async function askNext(
  ctx: Context,
  provider: ListingsProvider,
  found: MarketImport,
  signal: AbortSignal,
): Promise<PollStep> {
  const { position } = found;
  const question = position?.questions[position.question];
  if (position === null || question === undefined) return { kind: 'done' };
  if (position.calls >= provider.maxCalls) {
    // What was not asked for may well be there still: such a round tells nothing of what is gone.
    await ctx.write((tx) => updateImport(tx, found.id, { isComplete: false }), inLane('market'));
    return { kind: 'done' };
  }
  const result = await provider.search(question, position.start, signal);
  if (result.kind !== 'page') return result;
  const { read, problems } = readAll(ctx, result.listings, question, found);
  const first = position.calls * placesOfPage;
  await ctx.write(async (tx) => {
    const rows = read.map(({ key, listing }, index) => {
      return { listingKey: key, place: first + index + 1, body: listing };
    });
    await stageRows(tx, found.id, rows);
    const next = nextPosition(position, result);
    await updateImport(tx, found.id, {
      position: next,
      isComplete: next.isWhole,
      problems: problems.kept,
      problemsTotal: problems.total,
    });
  }, inLane('market'));
  return { kind: 'page', listings: read.length };
}

function nextPosition(
  position: PollPosition,
  { next, isWhole }: Extract<ListingsResult, { kind: 'page' }>,
): PollPosition {
  const calls = position.calls + 1;
  const whole = position.isWhole && isWhole;
  if (next !== null) return { ...position, start: next, calls, isWhole: whole };
  return { ...position, question: position.question + 1, start: 0, calls, isWhole: whole };
}

function readAll(
  ctx: Context,
  listings: readonly ServiceListing[],
  { country }: ListingQuestion,
  found: MarketImport,
): { read: ReadListing[]; problems: ImportProblems } {
  const now = ctx.clock.now();
  const options = {
    today: isoTime(now).slice(0, 10),
    currency: country === 'CA' ? 'CAD' : 'USD',
  };
  const problems = new ImportProblems();
  problems.addAll(found.problems, found.problemsTotal);
  const read: ReadListing[] = [];
  listings.forEach((listing, index) => {
    const fields: Fields = new Map();
    addJson(fields, '', listing);
    const one = readListing({ line: index + 1, fields }, vehicleJson, options, now);
    if ('problem' in one) problems.add(one.problem);
    else read.push(one);
  });
  return { read, problems };
}
