import { cors } from '@elysiajs/cors';
import type { Elysia } from 'elysia';

/**
 * What pages of other origins may do: nothing. A key in a browser is a key in everybody's hands, so
 * the API with keys is for servers; no origin is allowed or reflected, and OPTIONS is a method like
 * any other, which no path takes. Every option is spelled out, since the plugin's own defaults
 * reflect whatever origin asks and allow credentials.
 *
 * With empty lists the plugin still sends its two constant headers, with nothing in them.
 */
export function crossOrigin(): Elysia {
  return cors({
    aot: true,
    origin: [],
    methods: [],
    allowedHeaders: [],
    exposeHeaders: [],
    credentials: false,
    maxAge: 0,
    preflight: false,
  }) as unknown as Elysia;
}
