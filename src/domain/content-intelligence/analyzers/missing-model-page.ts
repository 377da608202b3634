import { Type } from '@sinclair/typebox';
import type { ModelStock } from '../snapshot/model-stock.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { defineAnalyzer } from './analyzer.ts';
import { modelDemand } from './demand.ts';
import { article, cars } from './example-site.ts';
import { modelFields, modelFieldsOf, modelKeyword, newestArrivalDays } from './model-metadata.ts';
import { counted, pageWord, priceRange, spanOf, times } from './words.ts';

/** Fewer may be gone before the page is found. */
const minUnits = 3;

const Metadata = Type.Object({
  ...modelFields,
  /** Articles that speak of the model among others. */
  mentions: Type.Integer(),
  impressions: Type.Integer(),
});

export const missingModelPage = defineAnalyzer({
  id: 'missing_model_page',
  description: 'A model with several cars in stock has no page of its own.',
  suggestedArticleType: 'modellanding',
  actionableVia: 'POST /model-landing-pages',
  prior: 200,
  ease: 0.6,
  metadata: Metadata,
  examples: {
    finds: {
      'twelve in stock, no page': () => ({ units: cars(12, 'Chevrolet Equinox') }),
      'a comparison alone is no page of its own': () => ({
        units: cars(5, 'Chevrolet Equinox'),
        articles: [article('Equinox vs RAV4', { type: 'comparison' })],
      }),
      'a page on the Equinox EV says nothing of the Equinox': () => ({
        units: cars(5, 'Chevrolet Equinox'),
        articles: [article('The Equinox EV', { type: 'modellanding' })],
      }),
    },
    ignores: {
      'two in stock': () => ({ units: cars(2, 'Chevrolet Equinox') }),
      'an article on the model': () => ({
        units: cars(12, 'Chevrolet Equinox'),
        articles: [article('2026 Chevrolet Equinox in Duluth', { type: 'modellanding' })],
      }),
      'a page of the site that the search figures know': () => ({
        units: cars(12, 'Chevrolet Equinox'),
        searches: [{ page: 'https://lakesidechevrolet.example/new/equinox/', impressions: 90 }],
      }),
    },
  },
  *find(site) {
    const demand = yield* modelDemand(site);
    for (const stock of site.models) {
      if (stock.units.length < minUnits || hasPage(site, stock)) continue;
      const impressions = demand.get(stock.name) ?? 0;
      const mentions = site.pages.ofModel(stock.name).length;
      yield {
        key: [stock.make, stock.model],
        title: `Give the ${stock.name} a page of its own`,
        description: describe(site, stock, mentions, impressions),
        keyword: modelKeyword(stock),
        evidence: {
          impressions,
          gap: mentions === 0 ? 1 : 0.7,
          units: stock.units.length,
          agedShare: stock.agedShare,
          ageDays: newestArrivalDays(stock.units),
        },
        metadata: { ...modelFieldsOf(stock), mentions, impressions },
      };
    }
  },
});

/** A page on several models at once, such as a comparison, is not the model's own. */
function hasPage({ pages }: Snapshot, { name }: ModelStock): boolean {
  return pages.ofModel(name).some(({ article, models }) => {
    if (article?.status === 'failed') return false;
    return (
      article?.type === 'modellanding' || (models.size === 1 && article?.type !== 'comparison')
    );
  });
}

function describe(
  site: Snapshot,
  stock: ModelStock,
  mentions: number,
  impressions: number,
): string {
  const { units, newUnits, usedUnits, prices } = stock;
  const kinds =
    newUnits.length > 0 && usedUnits.length > 0
      ? ` (${newUnits.length} new, ${usedUnits.length} used)`
      : '';
  const page = pageWord(site);
  const said = mentions === 0 ? `no ${page} about them` : `no ${page} about them alone`;
  const stocked = `You have ${counted(units.length, 'of them', 'of them')} in stock${kinds}`;
  const searched =
    impressions > 0
      ? ` In the last ${spanOf(site, 'queries')} your site was shown ` +
        `${times(impressions)} to people who searched for the model.`
      : '';
  return `${stocked}${priceRange(prices)}, and ${said}.${searched}`;
}
