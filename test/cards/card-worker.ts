import { makeCard } from '../../src/media/cards/index.ts';
import { requestFor, sourcesOf, stock, store } from './made-store.ts';

/** Makes the card of each prompt that it is sent, beside the main thread. */
declare const self: Worker;

self.onmessage = async ({ data }: MessageEvent<string>): Promise<void> => {
  self.postMessage(await makeCard(requestFor(data), sourcesOf({ store, stock })));
};
