import { Type } from '@sinclair/typebox';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { ageInDays } from './article-metadata.ts';
import { defineAnalyzer } from './analyzer.ts';
import { impressionsOf, topicSearches } from './demand.ts';
import { article, cars } from './example-site.ts';
import { type ServiceSeason, serviceSeasons } from './service-seasons.ts';
import { spanOf, times } from './words.ts';

/** A page needs weeks to be found. */
const leadDays = 30;
/** A topic that was written about last season is due again. */
const dueAgainDays = 300;

const inAutumn = Date.parse('2026-09-28T17:00:00Z');
const lot = () => cars(3, 'Chevrolet Equinox');

export const seasonalService = defineAnalyzer({
  id: 'seasonal_service',
  description: 'A season for a kind of service is near, and nothing was written on it this year.',
  suggestedArticleType: 'basic',
  actionableVia: 'POST /content',
  prior: 130,
  ease: 0.9,
  metadata: Type.Object({
    topic: Type.String(),
    season_starts: Type.String(),
    days_until: Type.Integer(),
    impressions: Type.Integer(),
  }),
  examples: {
    finds: {
      'winter tires in late September in Minnesota': () => ({ now: inAutumn, units: lot() }),
      'written about two winters ago': () => ({
        now: inAutumn,
        articles: [article('Winter Tires for Duluth', { days: 400 })],
      }),
    },
    ignores: {
      'nothing known of the store': () => ({ now: inAutumn }),
      'far from any season': () => ({ now: Date.parse('2026-07-12T17:00:00Z'), units: lot() }),
      'an article of this year on each': () => ({
        now: inAutumn,
        units: lot(),
        articles: [
          article('Winter Tires for Duluth'),
          article('When Brakes Are Worn'),
          article('Wiper Blades and Headlights'),
        ].map((one) => ({ ...one, updatedAt: inAutumn })),
      }),
    },
  },
  *find(site) {
    if (site.units.length === 0 && site.articles.length === 0 && site.search === null) return;
    for (const season of serviceSeasons) {
      if (season.states !== null && !season.states.has(site.store.state ?? '')) continue;
      const until = daysUntil(season, site.today);
      if (until === null || isWritten(site, season)) continue;
      const impressions = impressionsOf(yield* topicSearches(site, [season.topic]));
      const starts = Temporal.PlainDate.from(site.today).add({ days: until });
      const day = starts.toLocaleString('en-US', { month: 'long', day: 'numeric' });
      const when = until > 0 ? `The season starts around ${day}.` : 'The season is on.';
      const shown = `${times(impressions)} in ${spanOf(site, 'queries')}`;
      const demand = impressions > 0 ? ` Such searches showed your site ${shown}.` : '';
      yield {
        key: [season.id, starts.year],
        title: `Write about ${season.subject} ${until > 0 ? `before ${day}` : 'now'}`,
        description: `${season.reason} ${when} You have nothing from this year on it.${demand}`,
        keyword: season.keyword,
        evidence: {
          impressions,
          gap: 1,
          units: 0,
          agedShare: 0,
          ageDays: Math.max(0, until),
          isSoon: until <= 30,
        },
        metadata: {
          topic: season.topic,
          season_starts: starts.toString(),
          days_until: until,
          impressions,
        },
      };
    }
  },
});

/** Days until it starts, at most 0 in its first half, null at any other time. */
function daysUntil({ from, to }: ServiceSeason, today: string): number | null {
  const date = Temporal.PlainDate.from(today);
  for (const year of [date.year - 1, date.year, date.year + 1]) {
    const start = Temporal.PlainDate.from(`${year}-${from}`);
    const end = Temporal.PlainDate.from(`${to < from ? year + 1 : year}-${to}`);
    const until = date.until(start).total({ unit: 'days' });
    const length = start.until(end).total({ unit: 'days' });
    if (until <= leadDays && -until <= length / 2) return until;
  }
  return null;
}

function isWritten(site: Snapshot, { told }: ServiceSeason): boolean {
  return told.some((phrase) => {
    return site.pages.about(phrase).some(({ article: written }) => {
      return written !== null && ageInDays(site, written.updatedAt) < dueAgainDays;
    });
  });
}
