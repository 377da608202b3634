import { bad, type Check, good } from './check.ts';
import { ago } from './words.ts';

/** Sources of facts that could not be fetched; what they said before is still used. */
export const factsCheck: Check = {
  name: 'facts',
  examine({ config, state, now }) {
    const updates = state?.factUpdates ?? [];
    const off = 'Set FACTS_UPDATE=on to have facts of cars fetched every week.';
    if (updates.length === 0)
      return good(config.factsUpdate ? 'Facts are yet to be fetched.' : off);
    const failed = updates.filter(({ error }) => error !== null);
    if (failed.length === 0) {
      const lines = updates.map(({ source, checkedAt }) => `${source} ${ago(checkedAt, now)}`);
      return good(`Fetched: ${lines.join(', ')}.`);
    }
    const lines = failed.map(({ source, error, goodAt }) => {
      const kept = goodAt === null ? 'It never answered.' : `That of ${ago(goodAt, now)} is used.`;
      return `${source}: ${error} ${kept}`;
    });
    return bad(`${lines.join(' ')} Try again: forecourt facts update`);
  },
};
