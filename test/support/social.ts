import { sealToken } from '../../src/domain/social/accounts/token.ts';
import { connectByHand } from '../../src/domain/social/accounts/connect.ts';
import { type AccountRow, insertAccount } from '../../src/domain/social/accounts/store.ts';
import type { FittedPicture } from '../../src/media/pictures/fit-picture.ts';
import type { LibraryPicture, PictureLibrary } from '../../src/domain/social/pictures.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { inLane } from '../../src/db/write.ts';
import type { Platform } from '../../schema/contracts/social.ts';
import type { Json } from './client.ts';
import type { Harness } from './harness.ts';
import { outbox } from './outbox.ts';

/** How the account of each network is called there. */
export const externalIds: Record<Platform, string> = {
  x: '44196397',
  facebook: '1001',
  instagram: '17841400000000001',
  linkedin: '5001',
  google_business: 'accounts/1/locations/2',
};

type Given = {
  token?: string;
  refreshToken?: string | null;
  endsAt?: number | null;
  inspectAt?: number | null;
};

/** An account as connecting it leaves it, with the token that played networks take. */
export async function account(
  app: Harness,
  site: SiteRow,
  platform: Platform,
  { token = 'token-1', refreshToken = null, endsAt = null, inspectAt = null }: Given = {},
): Promise<AccountRow> {
  const { ctx } = app.app;
  const hasReviews = ctx.providers.networks[platform].reviews !== null;
  return ctx.write(async (tx) => {
    const row: AccountRow = {
      id: tx.ids.uuid(),
      siteId: site.id,
      platform,
      externalId: externalIds[platform],
      displayName: site.name,
      locationName: site.name,
      token: sealToken(ctx.seal, { accessToken: token, refreshToken }),
      tokenExpiresAt: endsAt,
      status: 'connected',
      problem: null,
      leaseOwner: null,
      leaseUntil: null,
      reviewsAt: hasReviews ? tx.now : null,
      reviewFailures: 0,
      connectedAt: tx.now,
      disconnectedAt: null,
      scopes: null,
      inspectAt,
    };
    await insertAccount(tx, row);
    return row;
  }, inLane(site.id));
}

export function byHand(app: Harness, site: SiteRow, platform: Platform): Promise<AccountRow> {
  return connectByHand(app.app.ctx, site.id, { platform, name: `@${platform}` });
}

/** What events told of posts and reviews, in their order. */
export function toldSocially(app: Harness): Json[] {
  return outbox(app).flatMap(({ type, data }) =>
    type.startsWith('social.') ? [[type.replace('social.', ''), data]] : [],
  );
}

/** Lets the loop work until nothing is due any more. */
export async function publishAll(app: Harness): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    const { counts, error } = await app.run('publish-social');
    if (error) throw new Error(error);
    if (Object.values(counts).every((count) => count === 0)) break;
  }
  await app.drain();
}

const kept: LibraryPicture = {
  id: '01960000-0000-7000-8000-00000000aaaa',
  url: 'https://cars.example/media/1.jpg',
  altText: 'A blue sedan on the lot',
  contentType: 'image/jpeg',
  width: 1080,
  height: 1080,
  bytes: 5,
};

/** A library with one picture, changed as the test says. */
export function library(
  change: Partial<LibraryPicture> = {},
  bytes: Uint8Array = new TextEncoder().encode('jpeg!'),
): PictureLibrary & { picture: LibraryPicture; copies: FittedPicture[] } {
  const copies: FittedPicture[] = [];
  const picture = { ...kept, ...change };
  return {
    picture,
    copies,
    keepCopy: async (copy) => {
      copies.push(copy);
      return `https://cars.example/media/copy-${copies.length}.jpg`;
    },
    find: async (_siteId, id) => (id === picture.id ? picture : undefined),
    imageBytes: async (_siteId, id) => (id === picture.id ? bytes : null),
  };
}
