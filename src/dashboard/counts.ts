import { countByApproval } from '../domain/content/desk/approval-counts.ts';
import type { Context } from '../context.ts';
import type { Counts } from './components/frame.tsx';
import { isStoreVisit, type PersonVisit } from './visit.ts';

/** What waits at each place of the navigation; nothing where there is no store. */
export async function countsFor(visit: PersonVisit): Promise<Counts> {
  return isStoreVisit(visit) ? countsOf(visit.ctx, visit.site.id) : {};
}

export async function countsOf({ reader }: Context, siteId: string): Promise<Counts> {
  const approvals = await countByApproval(reader, siteId);
  return { articles: approvals.submitted };
}
