import { day } from '../../lib/clock.ts';
import { bad, type Check, good } from './check.ts';
import { ago } from './words.ts';

/** A loop that comes by less often than this would be the only one to show an older failure. */
const failureCountsMs = day;

export const jobsCheck: Check = {
  name: 'jobs',
  examine({ log: { lastRuns: runs }, now }) {
    if (runs.length === 0) return good('No job has had anything to do yet.');
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
