import { listStock } from '../../../src/domain/inventory/desk/list-stock.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = async ({ ctx, site }) => {
  const range = { order: 'oldest', limit: 1 } as const;
  const [first] = await listStock(ctx.reader, site.id, range, ctx.clock.now());
  if (!first) throw new Error('The store has no stock.');
  return first.id;
};
