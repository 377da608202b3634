import type { Context } from '../../context.ts';
import { isoTime } from '../../lib/clock.ts';
import type { CardArticle, CardBrand, CardRequest } from '../../media/cards/card-request.ts';
import { subjectOf } from '../content/build-brief.ts';
import { findComponent } from '../content/components-store.ts';
import { firstSentences } from '../content/first-sentences.ts';
import { renderedBody } from '../content/rendered-body.ts';
import { findArticle } from '../content/store.ts';
import { findIdeacloud } from '../ideaclouds/store.ts';
import { loadStoreProfile } from '../site/store-profile.ts';
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
  const article = articleId === null ? null : await articleOf(ctx, siteId, articleId);
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

const excerptLength = 200;

async function articleOf(
  { reader }: Context,
  siteId: string,
  id: string,
): Promise<CardArticle | null> {
  const article = await findArticle(reader, siteId, id);
  if (!article) return null;
  const { title, articleType, language, request, ideacloudId } = article;
  const cloud = ideacloudId ? await findIdeacloud(reader, siteId, ideacloudId) : undefined;
  const body = await findComponent(reader, siteId, id, 'body');
  const excerpt = body ? firstSentences(renderedBody(body.content).opening, excerptLength) : null;
  const subject = request.subject ?? subjectOf(cloud);
  return { id, title, articleType, language, excerpt, subject, event: request.event ?? null };
}

const languages: Record<string, string> = { English: 'en', French: 'fr', Spanish: 'es' };

function localeOf(country: string, language: string): string {
  return `${languages[language] ?? 'en'}-${country === 'CA' ? 'CA' : 'US'}`;
}
