import type { CardRequest, CardSources } from '../../src/media/cards/card-request.ts';
import type { ImageJob } from '../../src/providers/image-maker/port.ts';
import type { ModelUsage } from '../../src/providers/text-model/port.ts';
import { fixtureStore } from './stock.ts';

export function cardRequest(prompt: string, change: Partial<CardRequest> = {}): CardRequest {
  return {
    id: '01960000-0000-7000-8000-000000000001',
    prompt,
    size: { width: 1200, height: 630 },
    altText: null,
    store: fixtureStore,
    brand: { color: null, logoHash: null },
    article: null,
    locale: 'en-US',
    now: '2026-11-16T15:00:00.000Z',
    ...change,
  };
}

/** A store that knows nothing. */
export const noSources: CardSources = {
  stock: async () => [],
  models: async () => [],
  photo: async () => null,
  events: async () => [],
  reviews: async () => [],
  disclaimers: async () => [],
  check: async () => [],
};

/** A job, and what it has cost so far. */
export function imageJob(
  prompt: string,
  change: Partial<ImageJob> = {},
): ImageJob & { used: ModelUsage[] } {
  const used: ModelUsage[] = [];
  return {
    request: cardRequest(prompt),
    sources: noSources,
    allow: async () => undefined,
    meter: async (usage) => void used.push(usage),
    signal: new AbortController().signal,
    used,
    ...change,
  };
}
