import { Elysia } from 'elysia';
import { asIs } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';
import type { Quota } from '../../limits/rate-limiter.ts';
import { serveImage } from './serve-image.ts';

/** A page shows a few dozen pictures, and an office shares one address. */
const quota: Quota = { minute: 300, day: null };

/** Pictures for everybody who has been told of their address, which nobody can guess. */
export function mediaRoutes({ ctx, admitTo }: Http) {
  const media = new Elysia({ name: 'media', prefix: '/media', normalize: false });
  return media.get('/:name', async ({ request, set, server, params: { name } }) => {
    const caller = { request, set: set as Parameters<typeof admitTo>[2]['set'], server };
    await admitTo('media', quota, caller);
    return asIs(await serveImage(ctx, name, request));
  });
}
