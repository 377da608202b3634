import type { AnyElysia } from 'elysia';
import { ErrorBody } from '../../schema/contracts/common.ts';
import { contractVersion } from '../../schema/contracts/contract-version.ts';
import { tags } from '../../schema/contracts/tags.ts';
import { errorResponses } from './openapi-errors.ts';
import { headerComponents } from './openapi-headers.ts';
import { type Hooks, operation } from './openapi-operation.ts';
import { SchemaBook } from './openapi-schema.ts';
import { webhookDescriptions } from './openapi-webhooks.ts';

/**
 * The API description (OpenAPI 3.1), made from the very schemas that the routes check with. Routes
 * without an operation id are not part of the public API.
 */
export function openapiDocument(server: AnyElysia, origin: string): object {
  const book = new SchemaBook();
  book.answer(ErrorBody);
  const paths: Record<string, Record<string, object>> = {};
  for (const route of server.routes) {
    const hooks = route.hooks as Hooks;
    if (!hooks.detail?.operationId) continue;
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const described = operation(hooks, hooks.detail, book);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: described };
  }
  const webhooks = webhookDescriptions(book);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt public API',
      version: contractVersion,
      description: introduction.join('\n\n'),
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: 'The operator of this server', url: origin },
    },
    servers: [{ url: '/', description: `This server, ${origin}` }],
    security: [{ ApiKey: [] }],
    tags: tagsOf(paths),
    paths,
    webhooks,
    components: {
      schemas: book.components,
      responses: errorResponses(),
      headers: headerComponents,
      securitySchemes: {
        ApiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: '`fct_` and 64 hex digits. A key belongs to one site and has scopes.',
        },
      },
    },
  };
}

const introduction = [
  'Research, content, inventory and webhooks of one dealership, by API key.',
  '**Answers** are `{"data": …}`. Lists have a `pagination` object beside the data; pass its ' +
    '`next_cursor` to get the next page. Rows that are added or deleted while you page neither ' +
    'repeat nor hide others. Names are snake_case, times are ISO 8601 UTC with milliseconds, ids ' +
    'are UUIDs.',
  '**Errors** are `{"error": {"code", "message", "details", "request_id"}}`. Decide by `code`. ' +
    'Request bodies are JSON objects of at most 1 MiB. Unknown fields are refused, and `null` ' +
    'for an optional field is the same as leaving it out. Query parameters may not be repeated. ' +
    "Another site's resources are not found, exactly like ones that do not exist.",
  '**Rate limits** apply per key, per rolling minute and per rolling day; refused requests count ' +
    'too. The headers of every answer say what is left, and a 429 says in `Retry-After` how long ' +
    'to wait.',
  '**Long-running work** is answered with 202 at once. Subscribe to its events by webhook, or ' +
    'poll the resource until its `status` changes.',
  '**Retrying** a POST that takes `X-Idempotency-Key` is safe for 24 hours: the same key with ' +
    'the same request returns the stored answer, with `Idempotent-Replayed: true`.',
];

function tagsOf(paths: Record<string, Record<string, object>>): object[] {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const used = new Set(operations.flatMap((one) => (one as { tags?: string[] }).tags ?? []));
  return Object.entries(tags).flatMap(([name, description]) =>
    used.has(name) ? [{ name, description }] : [],
  );
}
