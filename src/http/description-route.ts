import { Type } from '@sinclair/typebox';
import type { AnyElysia } from 'elysia';
import { sha256Hex } from '../lib/hash.ts';
import { type ContentEncoding, preferredEncoding } from './accept-encoding.ts';
import { isNotModified } from './not-modified.ts';
import { answers, asIs } from './operation.ts';

type Document = { etag: string; bodies: Record<ContentEncoding | 'identity', Blob> };

/**
 * The API description as a file that clients keep and ask after. It is made and packed at the first
 * request for it: only then is every route known.
 */
export function addDescription(api: AnyElysia, describe: () => object): void {
  let document: Document | null = null;
  api.get(
    '/openapi.json',
    ({ request }) => {
      document ??= packed(JSON.stringify(describe()));
      const { etag, bodies } = document;
      const head = { etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' };
      if (isNotModified(request.headers, { etag, modifiedAtMs: null })) {
        return asIs(new Response(null, { status: 304, headers: head }));
      }
      const encoding = preferredEncoding(request.headers.get('accept-encoding'));
      const type = { 'content-type': 'application/json' };
      const headers = { ...head, ...type, ...(encoding && { 'content-encoding': encoding }) };
      return asIs(new Response(bodies[encoding ?? 'identity'], { headers }));
    },
    {
      open: true,
      response: answers(200, Type.Object({}, { additionalProperties: true }), 400, 429),
      detail: {
        operationId: 'get_openapi',
        conditional: ['ETag'],
        summary: 'Get this API description',
        description:
          'OpenAPI 3.1; no key is needed. /docs shows it to people. Compressed with zstd or ' +
          'gzip where the client accepts it.',

        tags: ['reference'],
      },
    },
  );
}

/** The tag is weak because it is the same for every encoding. */
function packed(text: string): Document {
  const plain = new TextEncoder().encode(text);
  const bodies = {
    identity: new Blob([plain]),
    gzip: new Blob([Bun.gzipSync(plain)]),
    zstd: new Blob([new Uint8Array(Bun.zstdCompressSync(plain))]),
  };
  return { etag: `W/"${sha256Hex(text).slice(0, 32)}"`, bodies };
}
