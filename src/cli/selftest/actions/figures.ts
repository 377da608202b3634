import { importSearch } from '../../../domain/analytics/import-search.ts';
import { day, isoTime } from '../../../lib/clock.ts';
import { mustEqual } from '../invariants.ts';
import { askFor } from '../partner.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';

export const figureActions: readonly Action[] = [
  { name: 'take search figures in', weight: 2, run: takeIn, mayDie: true },
  { name: 'look at search figures', weight: 2, run: look },
];

const queries = ['snow tires', 'oil change', 'used camry', 'trade-in value'];

/** Some days, of which others are there already with other figures. */
async function takeIn(world: World): Promise<void> {
  const { dice, machine, time } = world;
  const { id } = world.partners.anyStore();
  const newest = dice.between(3, 12);
  const lines = ['Date,Query,Clicks,Impressions,Position'];
  for (let back = newest; back < newest + 4; back += 1) {
    const date = isoTime(time.wallNow() - back * day).slice(0, 10);
    for (const query of queries.filter(() => dice.happens(0.6))) {
      const clicks = dice.between(0, 9);
      const impressions = clicks + dice.between(0, 90);
      lines.push(`${date},${query},${clicks},${impressions},${dice.between(1, 40)}`);
    }
  }
  if (lines.length === 1) return;
  try {
    const bytes = new TextEncoder().encode(lines.join('\n'));
    await importSearch(machine.app.ctx, id, { bytes });
  } catch (error) {
    if (!machine.isDead) throw error;
  }
  if (machine.isDead) await world.recover();
  checkTotals(world);
}

function checkTotals({ view }: World): void {
  const ofDays = 'ORDER BY site_id, last_date, first_date, dimensions';
  const kept = view.all(`SELECT * FROM search_console_totals ${ofDays}`);
  const sums = view.all(`SELECT site_id, last_date, first_date, dimensions, count(*) AS row_count,
      sum(clicks) AS clicks, sum(impressions) AS impressions, sum(position_sum) AS position_sum
    FROM search_console_daily GROUP BY 1, 2, 3, 4 ${ofDays}`);
  mustEqual(JSON.stringify(kept), JSON.stringify(sums), 'counters-equal-counts', 'search totals');
}

/** The answer against a sum of our own over the rows. */
async function look(world: World): Promise<void> {
  const key = world.partners.wideKey();
  const path = '/analytics/search-console';
  const answer = await askFor(world, key, `${path}/summary?compare=previous_period`, [200]);
  if (!answer) return;
  const { comparison, ...main } = answer.body.data;
  for (const window of [main, comparison]) {
    const sums = world.view.one(
      `SELECT sum(clicks) AS clicks, sum(impressions) AS impressions,
         sum(position_sum) / nullif(sum(impressions), 0) AS position
       FROM search_console_daily WHERE site_id = ? AND last_date BETWEEN ? AND ?`,
      key.storeId,
      window.start_date,
      window.end_date,
    );
    const { clicks, impressions, position } = window;
    const told = JSON.stringify({ clicks, impressions, position });
    mustEqual(told, JSON.stringify(sums), 'counters-equal-counts', 'search figures');
  }
  const list = await askFor(world, key, `${path}/queries?limit=100`, [200]);
  if (!list) return;
  const all = list.body.data.reduce((sum: number, row: { clicks: number }) => sum + row.clicks, 0);
  mustEqual(all, main.clicks ?? 0, 'counters-equal-counts', 'clicks of the queries');
}
