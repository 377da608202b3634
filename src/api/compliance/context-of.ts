import type { Context } from '../../context.ts';
import { isoTime } from '../../lib/clock.ts';
import { localDay } from '../../writing/facts/local-date.ts';
import type { NamedArticle } from '../content/store.ts';
import { loadStoreProfile } from '../site/store-profile.ts';
import type { Content } from './reading/content.ts';
import { bareContext, type CheckContext } from './rules/context.ts';
import { stateOf } from './rules/states.ts';

/** What the store knows that a check of this article can be held against. */
export async function contextOf(
  { reader, clock }: Pick<Context, 'reader' | 'clock'>,
  { siteId }: Pick<NamedArticle, 'siteId'>,
  _contents: readonly Content[],
): Promise<CheckContext> {
  const now = clock.now();
  const { name, city, state, timeZone } = await loadStoreProfile(reader, siteId);
  const own = stateOf(state);
  return {
    ...bareContext(now, localDay(isoTime(now), timeZone)),
    timeZone,
    states: own === null ? [] : [own],
    store: { name, city },
  };
}
