import { batchProgress } from '../../../src/domain/descriptions/batches-store.ts';
import type { DemoStore } from './store-demo.ts';

/** How many descriptions are waited for. */
export async function describingOf({ ctx, site }: DemoStore): Promise<number> {
  return (await batchProgress(ctx.reader, site.id))?.left ?? 0;
}
