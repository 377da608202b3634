import { analysisRuns } from '../../schema/tables/analysis-runs.ts';
import { feeds } from '../../schema/tables/feeds.ts';
import { leadDeliveries } from '../../schema/tables/leads.ts';
import { tasks } from '../../schema/tables/tasks.ts';
import { deliveries } from '../../schema/tables/webhooks.ts';
import { type LeasedTable, noLease, startNode } from '../db/lease.ts';
import type { Tx } from '../db/reader.ts';

/** Everything that is leased. */
const leased: readonly LeasedTable[] = [
  { table: tasks, freed: () => noLease },
  // The end of the lease is the time of the next attempt.
  { table: deliveries, freed: (now) => ({ leaseOwner: null, nextAttemptAt: now }) },
  { table: leadDeliveries, freed: (now) => ({ leaseOwner: null, nextAttemptAt: now }) },
  { table: feeds, freed: () => noLease },
  { table: analysisRuns, freed: () => noLease },
];

/** At the start of a server: takes up what servers before it had begun. */
export async function takeOver(tx: Tx, node: string): Promise<void> {
  await startNode(tx, node, leased);
}
