import { listLibrary } from '../../../src/domain/images/store.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = async ({ ctx, site }) => {
  const [image] = await listLibrary(ctx.reader, site.id, {}, { limit: 1 });
  if (!image) throw new Error('The store has no images.');
  return image.id;
};
