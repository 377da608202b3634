import { type PriceInsightKind, priceInsights } from '../../../schema/records/price-insight.ts';

export type MarketQuery = { text: string; insight: PriceInsightKind | undefined };

/** What the address asks for; a value that is none is as if it were not there. */
export function readMarketQuery(params: URLSearchParams): MarketQuery {
  return {
    text: (params.get('q') ?? '').trim().slice(0, 200),
    insight: priceInsights.find((name) => name === params.get('tab')),
  };
}

export function searchOf({ text, insight }: MarketQuery): string {
  const params = new URLSearchParams({
    ...(insight && { tab: insight }),
    ...(text !== '' && { q: text }),
  }).toString();
  return params === '' ? '' : `?${params}`;
}
