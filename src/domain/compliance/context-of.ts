import type { Context } from '../../context.ts';
import { isoTime } from '../../lib/clock.ts';
import { localDay } from '../../writing/facts/local-date.ts';
import type { NamedArticle } from '../content/store.ts';
import { loadStoreProfile } from '../site/store-profile.ts';
import { factWords } from './fact-words.ts';
import { mentionedVehicles } from './mentioned-vehicles.ts';
import type { Content } from './reading/content.ts';
import { bareContext, type CheckContext } from './rules/context.ts';
import { stateOf } from './rules/states.ts';
import { stockedModels } from './stocked-models.ts';

type Reading = Pick<Context, 'reader' | 'clock'>;

/**
 * What the store knows that a check of this article can be held against. `metadata` is that of its
 * body. The product keeps no offers and no list of franchises: rules on those stay silent.
 */
export async function contextOf(
  ctx: Reading,
  article: NamedArticle,
  contents: readonly Content[],
  metadata: Record<string, unknown> | null = null,
): Promise<CheckContext> {
  const { postingStatus, publishAt, markedPostedAt } = article;
  return {
    ...(await siteContext(ctx, article.siteId, contents)),
    facts: factWords(article, metadata),
    publishedAt: postingStatus === 'published' ? publishAt : markedPostedAt,
  };
}

/** The same for any text of a site. Without contents nothing is said of its stock. */
export async function siteContext(
  { reader, clock }: Reading,
  siteId: string,
  contents: readonly Content[],
): Promise<CheckContext> {
  const now = clock.now();
  const { name, city, state, timeZone } = await loadStoreProfile(reader, siteId);
  const own = stateOf(state);
  return {
    ...bareContext(now, localDay(isoTime(now), timeZone)),
    timeZone,
    states: own === null ? [] : [own],
    store: { name, city },
    stock: contents.length === 0 ? null : await mentionedVehicles(reader, siteId, contents),
    models: await stockedModels(reader, siteId),
  };
}
