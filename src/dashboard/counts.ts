import { countByApproval } from '../domain/content/desk/approval-counts.ts';
import { countNewLeads } from '../domain/leads/desk.ts';
import { countUnansweredReviews } from '../domain/social/reviews/store.ts';
import { may } from '../may.ts';
import type { Counts } from './components/frame.tsx';
import { isStoreVisit, type PersonVisit, type StoreVisit } from './visit.ts';

/** What waits at each place of the navigation; nothing where there is no store. */
export async function countsFor(visit: PersonVisit): Promise<Counts> {
  return isStoreVisit(visit) ? countsOf(visit) : {};
}

/** Of what this person may see, and no more. */
export async function countsOf({ ctx, site, actor }: StoreVisit): Promise<Counts> {
  const { reader } = ctx;
  const approvals = await countByApproval(reader, site.id);
  return {
    articles: approvals.submitted,
    reviews: await countUnansweredReviews(reader, site.id),
    ...(may(actor.role, 'lead.handle') && { leads: await countNewLeads(reader, site.id) }),
  };
}
