import { Type } from '@sinclair/typebox';
import { defineAnalyzer } from './analyzer.ts';
import { crossBrand } from './comparisons/cross-brand.ts';
import { crossCategory } from './comparisons/cross-category.ts';
import { trimComparisons } from './comparisons/trims.ts';
import { article, cars } from './example-site.ts';

const Vehicle = Type.Object({
  make: Type.String(),
  model: Type.String(),
  year: Type.Integer(),
  trim: Type.Optional(Type.String()),
  units: Type.Integer(),
});

const twoBrands = () => [
  ...cars(6, 'Chevrolet Equinox'),
  ...cars(3, 'Toyota RAV4', { condition: 'used' as const, year: 2023 }),
];
const twoTrims = () => [
  ...cars(3, 'Chevrolet Equinox', { trim: 'LT', price: 29_000 }),
  ...cars(3, 'Chevrolet Equinox', { trim: 'Premier', price: 34_000 }),
];

export const comparisonOpportunity = defineAnalyzer({
  id: 'comparison_opportunity',
  description: 'Two models, trims or kinds of car on the lot that shoppers weigh.',
  suggestedArticleType: 'comparison',
  actionableVia: 'POST /comparisons',
  prior: 150,
  ease: 0.4,
  metadata: Type.Object({
    vehicles: Type.Array(Vehicle, {
      description: 'With what POST /comparisons asks for; empty for kinds of car.',
    }),
    queries: Type.Optional(Type.Array(Type.String())),
    impressions: Type.Optional(Type.Integer()),
    trims: Type.Optional(
      Type.Array(
        Type.Object({
          trim: Type.String(),
          units: Type.Integer(),
          median_price_cents: Type.Integer(),
        }),
      ),
    ),
    price_gap_cents: Type.Optional(Type.Integer()),
    categories: Type.Optional(
      Type.Array(Type.Object({ category: Type.String(), units: Type.Integer() })),
    ),
    shared_price_from_cents: Type.Optional(Type.Integer()),
    shared_price_to_cents: Type.Optional(Type.Integer()),
  }),
  examples: {
    finds: {
      'rivals of two makes on the lot': () => ({ units: twoBrands() }),
      'a search that names a rival': () => ({
        units: cars(6, 'Chevrolet Equinox'),
        searches: [{ query: 'equinox vs honda cr-v', impressions: 60, position: 30 }],
      }),
      'two trims far apart in price': () => ({ units: twoTrims() }),
      'SUVs and trucks at the same prices': () => ({
        units: [
          ...cars(24, 'Chevrolet Equinox', { price: 33_000 }),
          ...cars(24, 'Chevrolet Colorado', { price: 34_000 }),
        ],
      }),
    },
    ignores: {
      'rivals of one make': () => ({
        units: [...cars(6, 'Chevrolet Equinox'), ...cars(6, 'Chevrolet Traverse')],
      }),
      'models of different size': () => ({
        units: [...cars(4, 'Chevrolet Trax'), ...cars(4, 'Toyota Highlander')],
      }),
      'an article on the two': () => ({
        units: twoBrands(),
        articles: [article('Chevrolet Equinox vs Toyota RAV4', { type: 'comparison' })],
      }),
      'trims of nearly one price': () => ({
        units: [
          ...cars(3, 'Chevrolet Equinox', { trim: 'LT', price: 29_000 }),
          ...cars(3, 'Chevrolet Equinox', { trim: 'RS', price: 29_900 }),
        ],
      }),
      'SUVs far dearer than trucks': () => ({
        units: [
          ...cars(8, 'Chevrolet Suburban', { price: 70_000 }),
          ...cars(8, 'Chevrolet Colorado', { price: 34_000 }),
        ],
      }),
    },
  },
  *find(site) {
    yield* crossBrand(site);
    yield* trimComparisons(site);
    yield* crossCategory(site);
  },
} as Parameters<typeof defineAnalyzer>[0]);
