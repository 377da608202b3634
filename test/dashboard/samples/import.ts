import { listImports } from '../../../src/domain/inventory/desk/import-reports.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = async ({ ctx, site }) => {
  const [first] = await listImports(ctx.reader, site.id, 1);
  if (!first) throw new Error('The store has imported nothing.');
  return String(first.sequence);
};
