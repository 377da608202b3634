import { Elysia } from 'elysia';
// As files and not as texts: a text is in the executable twice, and in memory from the start.
import swaggerScript from 'swagger-ui-dist/swagger-ui-bundle.js' with { type: 'file' };
import swaggerStyle from 'swagger-ui-dist/swagger-ui.css' with { type: 'file' };
import { sha256Hex } from '../lib/hash.ts';
import { packedText } from '../lib/packed-text.ts';
import { version } from '../version.ts';
import { asIs } from './operation.ts';

const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Forecourt API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css?${version}">
</head>
<body>
<noscript>The reference needs JavaScript; the description itself is at
<a href="/v1/public/openapi.json">/v1/public/openapi.json</a>.</noscript>
<main id="reference"></main>
<script src="/docs/swagger-ui.js?${version}"></script>
<script src="/docs/start.js?${version}"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({
  url: '/v1/public/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
});
`;

/** Nothing but our own files and calls to our own API; the pictures of the style are data URLs. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Served = { type: string; read: () => Promise<string> };

const files: Record<string, Served> = {
  '/docs': { type: 'text/html', read: async () => page },
  '/docs/swagger-ui.css': { type: 'text/css', read: () => textOf(swaggerStyle) },
  '/docs/swagger-ui.js': { type: 'text/javascript', read: () => textOf(swaggerScript) },
  '/docs/start.js': { type: 'text/javascript', read: async () => start },
};

/** The human-readable reference: Swagger UI from the executable itself, without any network. */
export function docsRoutes(): Elysia {
  const routes = new Elysia({ name: 'docs', normalize: false });
  for (const [path, { type, read }] of Object.entries(files)) {
    let etag: string | null = null;
    routes.get(path, async ({ request }) => {
      etag ??= etagOf(await read());
      const isKnown = request.headers.get('if-none-match') === etag;
      const headers = {
        'Content-Type': `${type}; charset=utf-8`,
        ETag: etag,
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policy,
      };
      // A browser that has the file costs no reading of it.
      if (isKnown) return asIs(new Response(null, { status: 304, headers }));
      return asIs(new Response(await read(), { headers }));
    });
  }
  return routes;
}

/** The compiled file holds what it embeds packed. */
async function textOf(path: string): Promise<string> {
  return packedText(path);
}

function etagOf(text: string): string {
  return `"${sha256Hex(text).slice(0, 32)}"`;
}
