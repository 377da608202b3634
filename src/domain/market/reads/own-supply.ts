import { day } from '../../../lib/clock.ts';
import type { Area } from '../area/area.ts';
import { historyDays, maxWindowDays, type Supply, supplyOf } from '../figures/supply.ts';
import { foldName } from '../reading/fold-name.ts';
import type { SupplyQuery } from './days-supply.ts';

/** The site's own stock and sales: what its feed no longer lists was sold. */
export function ownSupply({ own }: Area, query: SupplyQuery, nowMs: number): Supply {
  const history = historyDays(own.since, nowMs);
  const since = nowMs - Math.min(maxWindowDays, history) * day;
  const makeKey = foldName(query.make);
  const modelKey = query.model === undefined ? null : foldName(query.model);
  const { year, condition } = query;
  let active = 0;
  let sold = 0;
  for (const car of own.cars) {
    if (car.makeKey !== makeKey || (modelKey !== null && car.modelKey !== modelKey)) continue;
    if (year !== undefined && car.year !== year) continue;
    if (condition !== undefined && car.isNew !== (condition === 'new')) continue;
    if (car.isOnLot) active += 1;
    else if (car.soldAt !== null && car.soldAt >= since) sold += 1;
  }
  return supplyOf(active, sold, history);
}
