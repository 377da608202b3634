import { createCategory } from '../../../src/domain/site/change-category.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = async ({ ctx, site }) => {
  const input = { name: 'Sample category', type: 'cta', content: 'Come and see it.' };
  const { id } = await createCategory(ctx, site.id, input);
  return id;
};
