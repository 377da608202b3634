import type { Static } from '@sinclair/typebox';
import type { SalesEventInput } from '../../../../schema/contracts/content-input.ts';
import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { type WriteOf, writesOf } from '../../../db/write.ts';
import { loadStoreProfile } from '../../site/store-profile.ts';
import { articleTypes } from '../article-types.ts';
import { eventFrom } from './event-from.ts';
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

/** "Fall Truck Month at Prairie Motors"; the store's name only once. */
function eventTitle(name: string, storeName: string): string {
  const isNamed = name.toLowerCase().includes(storeName.toLowerCase());
  return isNamed ? name : `${name} at ${storeName}`;
}
