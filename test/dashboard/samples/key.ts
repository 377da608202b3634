import { createKey } from '../../../src/domain/site/create-key.ts';
import { presets } from '../../../schema/contracts/scopes.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = async ({ ctx, site }) => {
  const input = { siteId: site.id, name: 'Website of Prairie Motors', expiresInDays: 90 };
  const { row } = await createKey(ctx, { ...input, scopes: presets.read_only });
  return row.id;
};
