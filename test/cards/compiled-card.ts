import { makeCard } from '../../src/media/cards/index.ts';
import { requestFor, sourcesOf, stock, store } from './made-store.ts';

/** Compiled by renderer.test.ts, to make a card of what is embedded in the file alone. */
const [prompt = '', file = ''] = process.argv.slice(2);
const card = await makeCard(requestFor(prompt), sourcesOf({ store, stock }));
if ('reason' in card) throw new Error(card.reason);
await Bun.write(file, card.bytes);
