import { may } from '../../may.ts';
import { listColleagues } from '../../domain/people/members/member-store.ts';
import type { StoreVisit } from '../visit.ts';

/** The others at the store who may decide, by name. */
export async function otherReviewers({ ctx, site, who }: StoreVisit): Promise<string[]> {
  const members = await listColleagues(ctx.reader, site.id);
  return members
    .filter(({ role, userId, isDisabled }) => {
      return may(role, 'article.approve') && userId !== who.user.id && !isDisabled;
    })
    .map(({ name }) => name);
}
