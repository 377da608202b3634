import { eq } from 'drizzle-orm';
import { imagePolicies } from '../../../schema/tables/images.ts';
import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import type { Reader } from '../../db/reader.ts';
import { inLane } from '../../db/write.ts';
import { invalid } from '../../problem.ts';
import { enqueue } from '../../work/enqueue.ts';
import { audit } from '../audit/audit.ts';
import { findImage } from './store.ts';

export type ImagePolicy = typeof imagePolicies.$inferSelect;

/** An article gets its picture; photos of the whole stock are fetched once a person asks for it. */
const unsaid = {
  feedPhotos: 0,
  articleImages: 'featured',
  brandColor: null,
  logoImageId: null,
} as const;

/** A feed lists up to a hundred photos of a car; pages show a few. */
export const mostFeedPhotos = 20;

export async function imagePolicyOf(reader: Reader, siteId: string): Promise<ImagePolicy> {
  const own = eq(imagePolicies.siteId, siteId);
  const row = await reader.db.select().from(imagePolicies).where(own).get();
  return row ?? { siteId, ...unsaid };
}

/** As a command takes them; `none` takes a colour or a logo back. */
export type ImagePolicyInput = {
  feedPhotos?: string;
  articleImages?: string;
  brandColor?: string;
  logo?: string;
};

/** Changes what is given. Throws a 400 for a value that is no good. */
export async function chooseImagePolicy(
  ctx: Context,
  siteId: string,
  input: ImagePolicyInput,
  by?: PersonActor,
): Promise<ImagePolicy> {
  const { logo } = input;
  const change = {
    ...(input.feedPhotos !== undefined && { feedPhotos: photosFrom(input.feedPhotos) }),
    ...(input.articleImages !== undefined && { articleImages: choiceFrom(input.articleImages) }),
    ...(input.brandColor !== undefined && { brandColor: colorFrom(input.brandColor) }),
  };
  return ctx.write(async (tx) => {
    const before = await imagePolicyOf(tx, siteId);
    const isNone = logo === undefined || logo === 'none';
    const image = isNone ? null : await findImage(tx, siteId, logo);
    if (image === undefined) throw invalid('logo', 'is not an image of this site');
    const logoImageId = logo === undefined ? before.logoImageId : (image?.id ?? null);
    const row: ImagePolicy = { ...before, ...change, logoImageId };
    await tx.db
      .insert(imagePolicies)
      .values(row)
      .onConflictDoUpdate({ target: imagePolicies.siteId, set: row })
      .run();
    if (row.feedPhotos !== before.feedPhotos) await enqueue(tx, siteId, 'image.sync_photos', {});
    if (by) await audit(tx, by, 'site.change', { kind: 'images', id: siteId }, { ...input });
    return row;
  }, inLane(siteId));
}

function photosFrom(text: string): number {
  if (/^\d{1,2}$/.test(text) && Number(text) <= mostFeedPhotos) return Number(text);
  throw invalid('feed_photos', `must be a number from 0 to ${mostFeedPhotos}`);
}

function choiceFrom(text: string): ImagePolicy['articleImages'] {
  if (text === 'off' || text === 'featured' || text === 'all') return text;
  throw invalid('article_images', 'must be off, featured or all');
}

function colorFrom(text: string): string | null {
  if (text === 'none') return null;
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase();
  throw invalid('brand_color', 'must be a colour such as #0a5fb4, or none');
}
