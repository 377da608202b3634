import type { Static } from '@sinclair/typebox';
import type { SummaryAnswer } from '../../../schema/contracts/content-intelligence.ts';
import type { Context } from '../../context.ts';
import { isoTime, isoTimeOrNull } from '../../lib/clock.ts';
import { findSite } from '../site/store.ts';
import { nextNight } from './night.ts';
import { findRun } from './runs-store.ts';
import { countGroups } from './store.ts';

/** From here on a recommendation has high priority. */
const highPriority = 70;

type Summary = Static<typeof SummaryAnswer>['data'];

/** A site's recommendations in figures, from the counts that triggers keep. */
export async function summarize(
  { reader, clock }: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
): Promise<Summary> {
  const site = await findSite(reader, siteId);
  if (!site) throw new Error('The site does not exist any more.');
  const run = await findRun(reader, siteId);
  const byStatus = { active: 0, dismissed: 0, acted_on: 0, expired: 0 };
  const byType: Record<string, number> = {};
  let prioritySum = 0;
  let high = 0;
  for (const { status, type, priority, count } of await countGroups(reader, siteId)) {
    byStatus[status] += count;
    if (status !== 'active' || count === 0) continue;
    byType[type] = (byType[type] ?? 0) + count;
    prioritySum += priority * count;
    if (priority >= highPriority) high += count;
  }
  const { active } = byStatus;
  return {
    ...byStatus,
    by_type: byType,
    average_priority: active === 0 ? null : Math.round((prioritySum / active) * 10) / 10,
    high_priority_count: high,
    last_run_at: isoTimeOrNull(run?.endedAt ?? null),
    next_run_at: isoTime(nextNight(clock.now(), site.timeZone)),
  };
}
