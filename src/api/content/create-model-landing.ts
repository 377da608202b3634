import type { Static } from '@sinclair/typebox';
import type { ModelLandingInput } from '../../../schema/contracts/content-input.ts';
import type { ArticleSubject } from '../../../schema/tables/articles.ts';
import type { Context } from '../../context.ts';
import type { WriteOf } from '../../db/write.ts';
import type { StockVehicle } from '../../writing/store-profile.ts';
import { loadStock } from '../inventory/stock-for-writing.ts';
import { loadStoreProfile } from '../site/store-profile.ts';
import { modelLandingArticle } from './articles/modellanding.ts';
import { landingTitle } from './landing-title.ts';
import { checkOptions, type Maker, startArticle } from './new-article.ts';
import { isSameName } from './same-name.ts';
import type { ArticleRow } from './store.ts';

type Input = Static<typeof ModelLandingInput>;

/** Starts a page on one model of the site's stock, or on one that it does not have now. */
export async function createModelLanding(
  ctx: Context,
  maker: Maker,
  input: Input,
  write: WriteOf<ArticleRow> = ctx.write,
): Promise<ArticleRow> {
  const checked = await checkOptions(ctx, maker.siteId, input);
  const stock = await loadStock(ctx.reader, maker.siteId, ctx.clock.now());
  const store = await loadStoreProfile(ctx.reader, maker.siteId);
  const subject = spelledAsInStock(input, stock);
  const given = input.title?.trim() ?? null;
  return write((tx) =>
    startArticle(tx, maker, modelLandingArticle, checked, {
      title: given ?? landingTitle(subject, store),
      ideacloudId: null,
      questionIds: [],
      subject,
      givenTitle: given,
    }),
  );
}

/** "chevrolet equinox" is written as the stock writes it, where the stock has it. */
function spelledAsInStock(input: Input, stock: readonly StockVehicle[]): ArticleSubject {
  const wanted = { make: input.make.trim(), model: input.model.trim() };
  const trim = input.trim?.trim() ?? null;
  const ofMake = stock.find((one) => isSameName(one.make, wanted.make));
  const sameModel = stock.filter((one) => {
    return isSameName(one.make, wanted.make) && isSameName(one.model, wanted.model);
  });
  const ofTrim = sameModel.find((one) => isSameName(one.trim, trim));
  return {
    year: input.year,
    make: ofMake?.make ?? wanted.make,
    model: sameModel[0]?.model ?? wanted.model,
    trim: ofTrim?.trim ?? trim,
  };
}
