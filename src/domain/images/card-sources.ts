import type { Context } from '../../context.ts';
import type { CardSources } from '../../media/cards/card-request.ts';
import { modelsInStock } from '../inventory/find-stock.ts';
import { listElements } from '../site/store.ts';
import { eventsToCome, goodReviews } from './card-facts-store.ts';
import { cardVehicles } from './card-vehicles.ts';
import { fileName } from './file-names.ts';
import { findFile } from './files-store.ts';

/** What a maker of cards may ask, of one site. */
export function cardSources(
  ctx: Context,
  { siteId, storeName }: { siteId: string; storeName: string },
  signal: AbortSignal,
): CardSources {
  const { reader, clock, providers } = ctx;
  return {
    stock: (question) => cardVehicles(ctx, siteId, storeName, question, signal),
    models: () => modelsInStock(reader, siteId),
    async photo(hash) {
      const file = await findFile(reader, hash);
      const blob = file && (await providers.imageStore.read(fileName(file)));
      return blob ? new Uint8Array(await blob.arrayBuffer()) : null;
    },
    events: () => eventsToCome(reader, siteId, clock.now()),
    reviews: () => goodReviews(reader, siteId),
    async disclaimers() {
      const elements = await listElements(reader, siteId);
      return elements.filter(({ type }) => type === 'disclaimer').map(({ content }) => content);
    },
    async check(text) {
      // With all the rules, which no request needs that asks for no picture.
      const { cardErrors } = await import('./card-errors.ts');
      return cardErrors(ctx, siteId, text);
    },
  };
}
