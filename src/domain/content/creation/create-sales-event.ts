import type { Static } from '@sinclair/typebox';
import type { SalesEventInput } from '../../../../schema/contracts/content-input.ts';
import type { ArticleEvent } from '../../../../schema/tables/articles.ts';
import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { type WriteOf, writesOf } from '../../../db/write.ts';
import { isoTime } from '../../../lib/clock.ts';
import { parseInstant } from '../../../lib/instant.ts';
import { invalid } from '../../../problem.ts';
import { loadStoreProfile } from '../../site/store-profile.ts';
import { articleTypes } from '../article-types.ts';
import { checkOptions, startArticle } from './new-article.ts';
import type { ArticleRow } from '../store.ts';

type Input = Static<typeof SalesEventInput>;

/** Starts the announcement of an event of the store. */
export async function createSalesEvent(
  ctx: Context,
  maker: Actor,
  input: Input,
  write: WriteOf<ArticleRow> = writesOf(ctx, maker.siteId),
): Promise<ArticleRow> {
  const event = eventFrom(input);
  const checked = await checkOptions(ctx, maker.siteId, input);
  const { name: storeName } = await loadStoreProfile(ctx.reader, maker.siteId);
  const entry = articleTypes.salesevent;
  const given = input.title?.trim() ?? null;
  return write((tx) =>
    startArticle(tx, maker, entry, checked, {
      givenTitle: given,
      defaultTitle: eventTitle(event.name, storeName),
      event,
    }),
  );
}

function eventFrom(input: Input): ArticleEvent {
  const start = instantFrom('start_date', input.start_date);
  const end = instantFrom('end_date', input.end_date);
  if (end < start) throw invalid('end_date', 'must not be before start_date');
  return {
    name: input.event_name.trim(),
    startDate: isoTime(start),
    endDate: isoTime(end),
    location: input.location.trim(),
    category: input.category,
    description: input.description?.trim() || null,
  };
}

function instantFrom(path: string, text: string): number {
  const instant = parseInstant(text);
  if (instant !== null) return instant;
  throw invalid(path, 'must be a date and time with an offset, such as 2026-05-04T08:00:00-05:00');
}

/** "Fall Truck Month at Prairie Motors"; the store's name only once. */
function eventTitle(name: string, storeName: string): string {
  const isNamed = name.toLowerCase().includes(storeName.toLowerCase());
  return isNamed ? name : `${name} at ${storeName}`;
}
