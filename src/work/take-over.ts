import { analysisRuns } from '../../schema/tables/analysis-runs.ts';
import { analyticsConnections } from '../../schema/tables/analytics-connections.ts';
import { feeds } from '../../schema/tables/feeds.ts';
import { feedPhotos } from '../../schema/tables/images.ts';
import { marketImports, marketPolls } from '../../schema/tables/market-imports.ts';
import { marketRefreshes } from '../../schema/tables/market-insights.ts';
import { socialAccounts, socialTargets } from '../../schema/tables/social.ts';
import { leadDeliveries } from '../../schema/tables/leads.ts';
import { tasks } from '../../schema/tables/tasks.ts';
import { deliveries } from '../../schema/tables/webhooks.ts';
import { type LeasedTable, noLease, startNode } from '../db/lease.ts';
import type { Tx } from '../db/reader.ts';
import { lookAfterMs } from '../domain/social/publishing/outcome.ts';

/** Everything that is leased. */
const leased: readonly LeasedTable[] = [
  { table: tasks, freed: () => noLease },
  // The end of the lease is the time of the next attempt.
  { table: deliveries, freed: (now) => ({ leaseOwner: null, nextAttemptAt: now }) },
  { table: leadDeliveries, freed: (now) => ({ leaseOwner: null, nextAttemptAt: now }) },
  { table: feeds, freed: () => noLease },
  { table: feedPhotos, freed: () => noLease },
  { table: analysisRuns, freed: () => noLease },
  { table: marketImports, freed: () => noLease },
  { table: marketPolls, freed: () => noLease },
  { table: marketRefreshes, freed: () => noLease },
  { table: socialAccounts, freed: () => noLease },
  // A network shows what it took some seconds later: that is looked for then.
  { table: socialTargets, freed: (now) => ({ ...noLease, nextAt: now + lookAfterMs }) },
  { table: analyticsConnections, freed: () => noLease },
];

/** At the start of a server: takes up what servers before it had begun. */
export async function takeOver(tx: Tx, node: string): Promise<void> {
  await startNode(tx, node, leased);
}
