import { countByApproval } from '../../domain/content/desk/approval-counts.ts';
import { listNeeding } from '../../domain/content/desk/list-desk.ts';
import { waitingLongest } from '../../domain/content/approval/store.ts';
import { searchWithComparison } from '../../domain/analytics/summaries.ts';
import { windowsOf } from '../../domain/analytics/window.ts';
import { countNewLeads, oldestNewLead } from '../../domain/leads/desk.ts';
import { stockAtAGlance } from '../../domain/inventory/desk/stock-at-a-glance.ts';
import { may } from '../../may.ts';
import type { StoreVisit } from '../visit.ts';

const rowsShown = 5;

/** All that Today shows of a store. */
export type Today = Awaited<ReturnType<typeof readToday>>;

export async function readToday({ ctx, site, actor }: Pick<StoreVisit, 'ctx' | 'site' | 'actor'>) {
  const { reader, clock } = ctx;
  const now = clock.now();
  const windows = windowsOf({ compare: 'previous_period' }, site.timeZone, now);
  const searched = await searchWithComparison(reader, site.id, windows);
  const approvals = await countByApproval(reader, site.id);
  const oldest = await Promise.all(
    (['submitted', 'escalated'] as const).map((status) => {
      return waitingLongest(reader, site.id, status, 1);
    }),
  );
  return {
    waiting: approvals.submitted,
    escalated: approvals.escalated,
    articles: approvals.all,
    oldest: oldest.flat().reduce<number | null>((first, { updatedAt }) => {
      return first === null || updatedAt < first ? updatedAt : first;
    }, null),
    leads: may(actor.role, 'lead.handle')
      ? {
          waiting: await countNewLeads(reader, site.id),
          oldest: await oldestNewLead(reader, site.id),
        }
      : null,
    stock: await stockAtAGlance(reader, site.id, now),
    clicks: searched.main,
    clicksBefore: searched.compared,
    needing: await listNeeding(reader, site.id, rowsShown),
  };
}
