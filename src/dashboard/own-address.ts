import type { Visit } from './visit.ts';

/**
 * The whole address of a path of ours, to be sent to somebody. Behind a proxy the request does not
 * know that the world comes by https; the operator's setting does.
 */
export function ownAddress({ ctx, url }: Pick<Visit, 'ctx' | 'url'>, path: string): string {
  const set = new URL(ctx.config.appOrigin);
  return (set.host === url.host ? set.origin : url.origin) + path;
}
