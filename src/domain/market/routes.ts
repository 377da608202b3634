import { Type } from '@sinclair/typebox';
import { Elysia } from 'elysia';
import { pageQuery } from '../../../schema/contracts/common.ts';
import {
  CompetitiveSetAnswer,
  DaysSupplyAnswer,
  ListingsAnswer,
  PricingInsightsAnswer,
} from '../../../schema/contracts/market.ts';
import {
  CompetitiveSetQuery,
  DaysSupplyQuery,
  InsightsQuery,
  ListingsQuery,
} from '../../../schema/contracts/market-queries.ts';
import {} from '../../../schema/contracts/market-queries.ts';
import { type PageRequest, readPage } from '../../db/page.ts';
import { answers, keyErrors } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';
import { competitiveSet } from './reads/competitive-set.ts';
import { daysSupply } from './reads/days-supply.ts';
import { listListings } from './reads/list-listings.ts';
import { listingView } from './reads/listing-view.ts';
import { pricingInsights } from './reads/pricing-insights.ts';

const access = { scope: 'market_data:read', entitlement: 'MARKET_DATA' } as const;
const tags = ['market'];

export function marketRoutes(http: Http) {
  const { ctx } = http;
  return new Elysia({ name: 'market', prefix: '/market', normalize: false })
    .use(http.access)
    .get(
      '/listings',
      async ({ actor: { siteId }, query: { limit, cursor, ...filters } }) => {
        const where = { siteId, route: 'market/listings', filters };
        const now = ctx.clock.now();
        const list = (page: PageRequest) => listListings(ctx, siteId, filters, page);
        return readPage(ctx.cursors, where, { limit, cursor }, list, ({ row, standing }) => {
          return listingView(row, standing, now);
        });
      },
      {
        access,
        query: Type.Object({ ...pageQuery, ...ListingsQuery }),
        response: answers(200, ListingsAnswer, 400, ...keyErrors),
        detail: {
          operationId: 'list_market_listings',
          summary: 'List what others have for sale',
          description:
            "Around the store, in the currency of its country, without the store's own " +
            'vehicles, whoever lists them. Where the place of the store is not known, in all of ' +
            'its state.',
          tags,
        },
      },
    )
    .get(
      '/days-supply',
      async ({ actor: { siteId }, query }) => ({ data: await daysSupply(ctx, siteId, query) }),
      {
        access,
        query: DaysSupplyQuery,
        response: answers(200, DaysSupplyAnswer, 400, ...keyErrors),
        detail: {
          operationId: 'get_days_supply',
          summary: 'Get days of supply',
          description:
            'Vehicles on the lot, over sales a day in the last 45 days or the history there is. ' +
            'Sold counts what two imports in a row no longer list. Where fewer than three of a ' +
            'model were sold, the make is told if that tells more.',
          tags,
        },
      },
    )
    .get(
      '/competitive-set',
      async ({ actor: { siteId }, query }) => ({ data: await competitiveSet(ctx, siteId, query) }),
      {
        access,
        query: CompetitiveSetQuery,
        response: answers(200, CompetitiveSetAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'get_competitive_set',
          summary: 'Get the competitors of a vehicle',
          description:
            'Listings of the same model and condition, one model year apart at most; of its trim ' +
            'family and mileage, too, where that leaves five. `set` says how they were chosen.',
          tags,
        },
      },
    )
    .get(
      '/pricing-insights',
      ({ actor: { siteId }, query }) => pricingInsights(ctx, siteId, query),
      {
        access,
        query: Type.Object({ ...pageQuery, ...InsightsQuery }),
        response: answers(200, PricingInsightsAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'list_pricing_insights',
          summary: 'List how the stock is priced',
          description:
            'The newest vehicles first, as of the last refresh, which comes each day and after ' +
            'each import. With `vin`, that vehicle alone, as of now. Fewer than five comparable ' +
            'listings are `insufficient_data`.',
          tags,
        },
      },
    );
}
