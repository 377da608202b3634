import type { Static } from '@sinclair/typebox';
import type { PricingInsight } from '../../../../schema/contracts/market.ts';
import type { Context } from '../../../context.ts';
import { type PageAnswer, type PageRequest, readPage } from '../../../db/page.ts';
import { invalid, notFound } from '../../../problem.ts';
import { insightOf } from '../insight-of.ts';
import { insightView } from './insight-view.ts';
import { listInsights } from './list-insights.ts';

type Query = { vin?: string; limit?: number; cursor?: string };

/** A page of the stock, or the one vehicle as of now. */
export async function pricingInsights(
  ctx: Pick<Context, 'reader' | 'clock' | 'cursors'>,
  siteId: string,
  { vin, limit, cursor }: Query,
): Promise<PageAnswer<Static<typeof PricingInsight>>> {
  const now = ctx.clock.now();
  if (vin !== undefined) {
    if (cursor !== undefined) throw invalid('cursor', 'cannot be used with vin');
    const found = await insightOf(ctx, siteId, vin);
    if (!found) throw notFound();
    const pagination = { has_more: false, next_cursor: null, total_count: 1 };
    return { data: [insightView(found, now)], pagination };
  }
  const where = { siteId, route: 'market/pricing-insights', filters: {} };
  const list = (page: PageRequest) => listInsights(ctx, siteId, page);
  return readPage(ctx.cursors, where, { limit, cursor }, list, (body) => insightView(body, now));
}
