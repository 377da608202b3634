import type { Context } from '../../../src/context.ts';
import { addImage } from '../../../src/domain/images/add-image.ts';
import type { SiteRow } from '../../../src/domain/site/store.ts';
import { pngPicture } from '../../support/pictures.ts';

const alts = ['The front of the store at night', 'Two technicians at a lift', ''] as const;

/** Uploads of the store, one of which nobody has described. */
export async function makeDemoImages(ctx: Context, site: SiteRow): Promise<void> {
  for (const [at, alt] of alts.entries()) {
    await addImage(ctx, site.id, pngPicture(160 + at, 120, { seed: at + 1 }), alt);
  }
}
