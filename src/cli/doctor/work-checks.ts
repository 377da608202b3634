import { day, isFromFuture, minute } from '../../lib/clock.ts';
import { bad, type Check, good } from './check.ts';
import { ago } from './words.ts';

/** A loop that comes by less often than this would be the only one to show an older failure. */
const failureCountsMs = day;

/** They come by each second, and a run of theirs ends within ten minutes. */
const workLoops = [
  'dispatch-events',
  'drain-tasks',
  'draw-images',
  'send-webhooks',
  'deliver-leads',
];
const stuckAfterMs = 15 * minute;

export const jobsCheck: Check = {
  name: 'jobs',
  examine({ log: { lastRuns: runs }, now, server }) {
    if (runs.length === 0) return good('No job has had anything to do yet.');
    // What was written while the clock was ahead tells nothing of the last quarter of an hour.
    const seenAt = (time: number) => (isFromFuture(time, now) ? 0 : time);
    const upSince = server ? seenAt(Date.parse(server.started_at)) : now;
    const stuck = runs.find(({ name, endedAt }) => {
      return workLoops.includes(name) && now - Math.max(seenAt(endedAt), upSince) > stuckAfterMs;
    });
    if (stuck) {
      const seen = `${stuck.name} last came by ${ago(stuck.endedAt, now)}`;
      return bad(`${seen}, though a server runs. Restart it; nothing that waits is lost.`);
    }
    const failed = runs.filter((run) => {
      return run.outcome !== 'done' && now - run.endedAt < failureCountsMs;
    });
    if (failed.length === 0) {
      return good(runs.map((run) => `${run.name} ${ago(run.endedAt, now)}`).join(', '));
    }
    const lines = failed.map((run) => {
      const what = run.outcome === 'failed' ? 'failed' : 'ran out of time';
      const why = run.error ? ` (${run.error})` : '';
      return `${run.name} ${what} ${ago(run.endedAt, now)}${why}.`;
    });
    return bad(`${lines.join(' ')} Run one by hand: forecourt run-job ${failed[0]?.name}`);
  },
};

export const subscriptionsCheck: Check = {
  name: 'subscriptions',
  examine({ state }) {
    const { all, recent } = state?.switchedOff ?? { all: 0, recent: 0 };
    if (all === 0) return good('No webhook subscription has been switched off for its failures.');
    const many = all === 1 ? 'subscription is' : 'subscriptions are';
    const line = `${all} webhook ${many} off for failures, ${recent} since last week.`;
    if (recent === 0) return good(line);
    return bad(
      `${line} Mend the receiver, then PATCH /webhooks/{id} with {"is_active": true}: ` +
        'what happened meanwhile is held for 30 days, and sent then.',
    );
  },
};

export const deadLettersCheck: Check = {
  name: 'dead-letters',
  examine({ state }) {
    const { all, recent } = state?.deadLetters ?? { all: 0, recent: 0 };
    if (all === 0) return good('Every webhook delivery has arrived or is being tried.');
    const line = `${all} webhook deliveries were given up, ${recent} in the last seven days.`;
    if (recent === 0) return good(line);
    return bad(`${line} Mend the receiver, then POST /webhooks/{id}/deliveries/redeliver.`);
  },
};

/** Those a week old, too: each is a customer whom nobody has called. */
export const leadsCheck: Check = {
  name: 'leads',
  examine({ state }) {
    const { all } = state?.deadLeads ?? { all: 0 };
    if (all === 0) return good('Every lead has reached its CRM, is being tried or stays here.');
    const line = all === 1 ? '1 lead was given up.' : `${all} leads were given up.`;
    return bad(
      `${line} "forecourt leads list --site SLUG --json" says why; mend the address ` +
        '(forecourt leads send), then: forecourt leads retry --site SLUG',
    );
  },
};
