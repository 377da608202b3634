import type { Static } from '@sinclair/typebox';
import type { ModelLandingInput } from '../../../../schema/contracts/content-input.ts';
import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { type WriteOf, writesOf } from '../../../db/write.ts';
import { loadStock } from '../../inventory/stock-for-writing.ts';
import { loadStoreProfile } from '../../site/store-profile.ts';
import { articleTypes } from '../article-types.ts';
import { landingTitle } from '../landing-title.ts';
import { checkOptions, startArticle } from './new-article.ts';
import { spelledAsInStock } from './spelled-as-in-stock.ts';
import type { ArticleRow } from '../store.ts';

/** Starts a page on one model of the site's stock, or on one that it does not have now. */
export async function createModelLanding(
  ctx: Context,
  maker: Actor,
  input: Static<typeof ModelLandingInput>,
  write: WriteOf<ArticleRow> = writesOf(ctx, maker.siteId),
): Promise<ArticleRow> {
  const checked = await checkOptions(ctx, maker.siteId, input);
  const stock = await loadStock(ctx.reader, maker.siteId, ctx.clock.now());
  const store = await loadStoreProfile(ctx.reader, maker.siteId);
  const subject = spelledAsInStock(input, stock);
  const given = input.title?.trim() ?? null;
  return write((tx) =>
    startArticle(tx, maker, articleTypes.modellanding, checked, {
      givenTitle: given,
      defaultTitle: landingTitle(subject, store),
      subject,
    }),
  );
}
