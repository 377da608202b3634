import { Type } from '@sinclair/typebox';
import type { Unit } from '../snapshot/model-stock.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { defineAnalyzer } from './analyzer.ts';
import { impressionsOf, topicSearches } from './demand.ts';
import { article, cars } from './example-site.ts';
import { newestArrivalDays } from './model-metadata.ts';
import { countedFirst, inCity, pageWord, spanOf, times } from './words.ts';

const minUnits = 2;
const electric = (count: number) =>
  cars(count, 'Chevrolet Equinox EV', { fuelType: 'electric', price: 36_000 });

export const evEducation = defineAnalyzer({
  id: 'ev_education',
  description: 'Cars that plug in are in stock, and no page tells how one lives with them.',
  suggestedArticleType: 'expert',
  actionableVia: 'POST /content',
  prior: 130,
  ease: 0.6,
  metadata: Type.Object({
    electric_units: Type.Integer(),
    plug_in_hybrid_units: Type.Integer(),
    models: Type.Array(Type.String()),
    impressions: Type.Integer(),
  }),
  examples: {
    finds: { 'three electric cars': () => ({ units: electric(3) }) },
    ignores: {
      'one electric car': () => ({ units: electric(1) }),
      'hybrids that do not plug in': () => ({
        units: cars(9, 'Toyota RAV4 Hybrid', { fuelType: 'hybrid' }),
      }),
      'a page on charging': () => ({
        units: electric(3),
        articles: [article('Charging an EV at Home in Duluth')],
      }),
    },
  },
  *find(site) {
    const plugged = site.units.filter(({ fuelType }) => {
      return fuelType === 'electric' || fuelType === 'plug_in_hybrid';
    });
    const isCovered = site.pages.all.some(({ text }) => {
      return /\b(charging|chargers?|ev range|driving range|range anxiety)\b/.test(text);
    });
    if (plugged.length < minUnits || isCovered) return;
    const impressions = impressionsOf(yield* topicSearches(site, ['range-and-charging']));
    const models = [...new Set(plugged.map(({ named }) => `${named.make} ${named.model}`))];
    const electrics = plugged.filter(({ fuelType }) => fuelType === 'electric').length;
    yield {
      key: ['charging-and-range'],
      title: 'Answer the first questions about charging and range',
      description: describe(site, plugged, models, impressions),
      keyword: `charging an electric car at home${inCity(site.store)}`,
      evidence: {
        impressions,
        gap: 1,
        units: plugged.length,
        agedShare: plugged.filter(({ daysOnLot }) => daysOnLot > 60).length / plugged.length,
        ageDays: newestArrivalDays(plugged),
      },
      metadata: {
        electric_units: electrics,
        plug_in_hybrid_units: plugged.length - electrics,
        models: models.slice(0, 10),
        impressions,
      },
    };
  },
});

function describe(
  site: Snapshot,
  units: readonly Unit[],
  models: readonly string[],
  impressions: number,
): string {
  const shown = `${times(impressions)} in ${spanOf(site, 'queries')}`;
  const asked =
    impressions > 0 ? ` Searches about charging and range showed your site ${shown}.` : '';
  return (
    `${countedFirst(units.length, 'car', 'cars')} that plug in are on your lot ` +
    `(${models.slice(0, 4).join(', ')}). Buyers ask how far one goes, how long it charges and ` +
    `what ` +
    `that costs at home, and no ${pageWord(site)} of yours says so.${asked}`
  );
}
