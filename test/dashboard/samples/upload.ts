import { keepUpload } from '../../../src/domain/inventory/uploads.ts';
import type { Sample } from './sample.ts';

/** One that was broken off. */
export const sample: Sample = ({ ctx, site }) =>
  keepUpload(ctx, site.id, new Blob([JSON.stringify({ vehicles: [] })]));
