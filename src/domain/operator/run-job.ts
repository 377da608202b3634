import { loops } from '../../../jobs/index.ts';
import { type Loop, runLoop } from '../../../jobs/loop.ts';
import type { Context } from '../../context.ts';
import { backUpNow } from '../../db/sqlite/backup/back-up-nightly.ts';
import { notFound, problem } from '../../problem.ts';
import { audit, type Doer } from '../audit/audit.ts';
import type { AuditDeed } from '../audit/deeds.ts';
import { byOperator } from '../people/operator/manage-users.ts';
import type { SignedIn } from '../people/people.ts';

/** How long a page waits for it; what takes longer goes on by itself. */
const patienceMs = 4_000;

/** What has come of it by the time that the page answers. */
export type Started = 'done' | 'failed' | 'running';

/**
 * Runs a job beside its timetable. Throws a 404 for a job that there is not, a 409 while it runs,
 * `role_too_low`, `step_up`.
 */
export async function runJobNow(ctx: Context, who: SignedIn, name: string): Promise<Started> {
  const loop = loops.find((one) => one.name === name);
  if (!loop) throw notFound();
  return start(ctx, who, loop, 'job.run');
}

/** A backup, whether one is due or not; written down as a run of the nightly job. */
export async function backUpByHand(ctx: Context, who: SignedIn): Promise<Started> {
  const nightly = loops.find((one) => one.name === 'back-up');
  if (!nightly) throw notFound();
  return start(ctx, who, { ...nightly, runOnce: backUpNow }, 'backup.make');
}

async function start(ctx: Context, who: SignedIn, loop: Loop, deed: AuditDeed): Promise<Started> {
  const by: Doer = { userId: who.user.id, name: who.user.name, address: who.from.address };
  await byOperator(ctx, who, async (tx) => {
    if (typeof ctx.runLog.stateOf(loop.name)?.runningSince === 'number') {
      throw problem('conflict', 'This job is running now.');
    }
    await audit(tx, by, deed, { kind: 'job', id: null }, { job: loop.name });
  });
  const run = runLoop(ctx, loop, ctx.ending).then(({ outcome }): Started => {
    return outcome === 'done' ? 'done' : 'failed';
  });
  return Promise.race([run, Bun.sleep(patienceMs).then((): Started => 'running')]);
}
