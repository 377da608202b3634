import { addWebFeed } from '../../../src/domain/inventory/add-feed.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = async ({ ctx, staff }) => {
  const address = 'https://feeds.example.com/prairie/stock.csv';
  return (await addWebFeed(ctx, staff.manager, { address, every: '1h' })).id;
};
