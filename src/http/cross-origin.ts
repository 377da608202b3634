import { cors } from '@elysiajs/cors';
import type { Elysia } from 'elysia';
import { hasFlatErrors } from './flat-answers.ts';
import { isOwnOrigin } from './own-origin.ts';

/**
 * What pages of other origins may do: nothing. A key in a browser is a key in everybody's hands, so
 * the API with keys is for servers. Only the operations of share pages, which take no key, answer a
 * page, and only one of our own. Every option is spelled out, since the plugin's own defaults
 * reflect whatever origin asks and allow credentials; and it would answer a preflight anywhere.
 */
export function crossOrigin(appOrigin: string): Elysia {
  return cors({
    aot: true,
    origin: (request: Request) => hasFlatErrors(request.url) && isOwnOrigin(request, appOrigin),
    methods: ['GET', 'POST'],
    allowedHeaders: ['Content-Type'],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    credentials: false,
    maxAge: preflightSeconds,
    preflight: false,
  }) as unknown as Elysia;
}

/** How long a browser may keep the answer to a preflight. */
export const preflightSeconds = 600;

type Headers = Record<string, string | number>;

/** Takes back what the plugin puts on every answer where no page has been let in. */
export function closeToOthers(
  request: Request,
  headers: Headers,
  { vary }: Readonly<Record<string, string>>,
): void {
  if (headers['access-control-allow-origin'] !== undefined) return;
  for (const name of granted) delete headers[name];
  if (vary !== undefined && !hasFlatErrors(request.url)) headers.vary = vary;
}

const granted = [
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-expose-headers',
];
