import type { Context } from '../../context.ts';
import { isoTime } from '../../lib/clock.ts';
import type { CardBrand, CardRequest } from '../../media/cards/card-request.ts';
import { loadStoreProfile } from '../site/store-profile.ts';
import { cardArticle } from './card-article.ts';
import { imagePolicyOf } from './policy.ts';
import { findImage } from './store.ts';

type Asked = Pick<CardRequest, 'id' | 'prompt' | 'size' | 'altText'> & {
  siteId: string;
  articleId: string | null;
};

/** Everything that a maker is told at once. */
export async function cardRequestFor(ctx: Context, asked: Asked): Promise<CardRequest> {
  const { siteId, articleId, ...wanted } = asked;
  const store = await loadStoreProfile(ctx.reader, siteId);
  const article = articleId === null ? null : await cardArticle(ctx, siteId, articleId);
  return {
    ...wanted,
    store,
    brand: await brandOf(ctx, siteId),
    article,
    locale: localeOf(store.country, article?.language ?? 'English'),
    now: isoTime(ctx.clock.now()),
  };
}

async function brandOf({ reader }: Context, siteId: string): Promise<CardBrand> {
  const { brandColor, logoImageId } = await imagePolicyOf(reader, siteId);
  const logo = logoImageId === null ? undefined : await findImage(reader, siteId, logoImageId);
  return { color: brandColor, logoHash: logo?.hash ?? null };
}

const languages: Record<string, string> = { English: 'en', French: 'fr', Spanish: 'es' };

function localeOf(country: string, language: string): string {
  return `${languages[language] ?? 'en'}-${country === 'CA' ? 'CA' : 'US'}`;
}
