import { createVoice } from '../../../src/domain/site/change-voice.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = async ({ ctx, site }) => {
  const input = { name: 'Sample voice', type: 'cta', content: 'Come and see it.' };
  const { id } = await createVoice(ctx, site.id, input);
  return id;
};
