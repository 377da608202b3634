import { generateForPerson } from '../../../src/domain/images/generate.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = async ({ ctx, staff }) => {
  const input = { prompt: 'winter tire event', size: '1080x1080' } as const;
  return (await generateForPerson(ctx, staff.manager, input)).id;
};
