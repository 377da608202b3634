import { createElement } from '../../../src/domain/site/change-element.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = async ({ ctx, site }) => {
  const input = { name: 'Sample element', type: 'cta', content: 'Come and see it.' };
  const { id } = await createElement(ctx, site.id, input);
  return id;
};
