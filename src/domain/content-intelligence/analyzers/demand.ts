import type { QueryFigures, Snapshot } from '../snapshot/snapshot.ts';
import type { Reading } from '../../../writing/research/reading/read-keyword.ts';
import type { Topic } from '../../../writing/topic.ts';
import { modelKey } from '../../../writing/research/reading/models.ts';

/** Reading a search takes a while: only so many of the most shown are read. */
const maxRead = 300;

/** The most shown searches of the trade, without those for the store by name, as read. */
export function* tradeSearches(
  site: Snapshot,
  minImpressions: number,
): Generator<(QueryFigures & { reading: Reading }) | null> {
  for (const figures of (site.search?.queries ?? []).slice(0, maxRead)) {
    if (figures.impressions < minImpressions) return;
    const isOurs = !site.isOwnName(figures.query) && site.isOurTrade(figures.query);
    yield isOurs ? { ...figures, reading: site.read(figures.query) } : null;
  }
}

/** Impressions of the searches that name a model. */
export function* modelDemand(site: Snapshot): Generator<null, Map<string, number>> {
  const demand = new Map<string, number>();
  for (const search of tradeSearches(site, 5)) {
    yield null;
    if (!search?.reading.make || !search.reading.model) continue;
    const { make, model } = search.reading;
    const key = modelKey({ make, model });
    demand.set(key, (demand.get(key) ?? 0) + search.impressions);
  }
  return demand;
}

/** The searches about one of the topics, most shown first. */
export function* topicSearches(
  site: Snapshot,
  topics: readonly Topic[],
): Generator<null, QueryFigures[]> {
  const found: QueryFigures[] = [];
  for (const search of tradeSearches(site, 5)) {
    yield null;
    if (search?.reading.topics.some((topic) => topics.includes(topic))) found.push(search);
  }
  return found;
}

export function impressionsOf(searches: readonly QueryFigures[]): number {
  return searches.reduce((sum, { impressions }) => sum + impressions, 0);
}

/** Days since the newest figures; a long time without any. */
export function searchAgeDays({ search, today }: Snapshot): number {
  if (search === null) return 365;
  const { PlainDate } = Temporal;
  return PlainDate.from(search.lastDate).until(PlainDate.from(today)).total({ unit: 'days' });
}
