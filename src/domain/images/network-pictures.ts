import type { ComponentType } from '../../../schema/contracts/content.ts';
import type { ImageSize } from '../../../schema/contracts/images.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import type { CommitOutcome } from '../../work/task.ts';
import { findComponent, putComponent } from '../content/components-store.ts';
import type { NamedArticle } from '../content/store.ts';
import { type Purpose, putArticleImage } from './article-images-store.ts';
import { articlePrompt } from './feature-picture.ts';
import { mediaUrl } from './file-names.ts';
import { keepPicture } from './keep-picture.ts';
import { makePicture } from './make-picture.ts';

type Network = { purpose: Purpose; component: ComponentType; size: ImageSize };

/** The shape that each network shows whole, of those that are made here. */
const networks: readonly Network[] = [
  { purpose: 'facebook', component: 'facebookSnip', size: '1200x630' },
  { purpose: 'x', component: 'twitterSnip', size: '1200x630' },
  { purpose: 'linkedin', component: 'linkedinSnip', size: '1200x630' },
  { purpose: 'instagram', component: 'instagramSnip', size: '1080x1350' },
  { purpose: 'google_business', component: 'googleBusinessSnip', size: '1080x1080' },
];

type Kept = Awaited<ReturnType<typeof keepCard>>;

/** One card in each shape; each post tells of its own. */
export async function picturesForNetworks(
  ctx: Context,
  article: NamedArticle,
  signal: AbortSignal,
): Promise<CommitOutcome> {
  const cards = new Map<ImageSize, Kept>();
  for (const size of new Set(networks.map((network) => network.size))) {
    const card = await keepCard(ctx, article, size, signal);
    if (card) cards.set(size, card);
  }
  return async (tx) => {
    const ids = new Map<ImageSize, string>();
    for (const network of networks) {
      const card = cards.get(network.size);
      if (!card) continue;
      const imageId = ids.get(network.size) ?? (await card.record(tx)).id;
      ids.set(network.size, imageId);
      await show(tx, article, network, { id: imageId, ...card.shown });
    }
  };
}

async function keepCard(ctx: Context, article: NamedArticle, size: ImageSize, signal: AbortSignal) {
  const { siteId, id } = article;
  const prompt = articlePrompt(article);
  const wanted = { siteId, id, prompt, size, altText: null, articleId: id };
  const made = await makePicture(ctx, ctx.providers.cardMaker, wanted, signal);
  if ('reason' in made) {
    ctx.log.info({ article: id, size, reason: made.reason }, 'an article got no card');
    return null;
  }
  const { picture, altText } = made;
  const record = await keepPicture(ctx.providers, picture);
  const { width, height } = picture;
  return {
    record: (tx: Tx) => record(tx, { siteId, source: 'generated', prompt, altText }),
    shown: { url: mediaUrl(ctx.config.appOrigin, picture), width, height, alt_text: altText },
  };
}

/** The post may have been made anew, or not be there any more. */
async function show(
  tx: Tx,
  { siteId, id: articleId }: NamedArticle,
  { purpose, component }: Network,
  image: { id: string },
): Promise<void> {
  await putArticleImage(tx, { siteId, articleId, purpose }, image.id);
  const post = await findComponent(tx, siteId, articleId, component);
  if (!post || post.status === 'generating') return;
  const { type, content, status, metadata } = post;
  const shown = { siteId, articleId, type, content, metadata: { ...metadata, image } };
  await putComponent(tx, shown, status);
}
