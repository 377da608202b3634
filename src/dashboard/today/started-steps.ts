import { listDetails } from '../../domain/site/details/details-store.ts';
import { listBrandVoices } from '../../domain/site/store.ts';
import { listMembers } from '../../domain/people/members/member-store.ts';
import { listWebhooks } from '../../domain/webhooks/store.ts';
import type { StoreVisit } from '../visit.ts';
import type { Today } from './read-today.ts';

/** Which of the first steps of a new store have been taken. */
export type StartedSteps = Record<
  'feed' | 'facts' | 'voice' | 'article' | 'colleague' | 'webhook',
  boolean
>;

export async function startedSteps(
  { ctx, site }: Pick<StoreVisit, 'ctx' | 'site'>,
  today: Today,
): Promise<StartedSteps> {
  const { reader } = ctx;
  return {
    feed: today.stock.fedAt !== null,
    facts: (await listDetails(reader, site.id)).length > 0,
    voice: (await listBrandVoices(reader, site.id)).length > 0,
    article: today.articles > 0,
    colleague: (await listMembers(ctx, site.id)).length > 1,
    webhook: (await listWebhooks(reader, site.id)).length > 0,
  };
}
