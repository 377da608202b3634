import type { TSchema } from '@sinclair/typebox';
import type { AnyElysia } from 'elysia';
import { closedSchema } from './closed-schema.ts';
import { type BodyParts, dropNulls } from './drop-nulls.ts';

type Hook = { fn: ({ body }: { body: unknown }) => void };
type Parts = { body?: TSchema; query?: TSchema; transform?: unknown };

/**
 * What holds for every body and query: no field that the schema does not name, at any level, and
 * null for a field that may be left out. Before the routes are mounted, which is when Elysia builds
 * their checks.
 */
export function withStrictRequests(routes: AnyElysia): AnyElysia {
  for (const { hooks } of routes.routes) {
    const parts = hooks as Parts;
    if (parts.query) parts.query = closedSchema(parts.query);
    if (!parts.body) continue;
    const schema = closedSchema(parts.body);
    parts.body = schema;
    const drop: Hook = { fn: ({ body }) => dropNulls(schema as BodyParts, body) };
    parts.transform = [...[parts.transform ?? []].flat(), drop];
  }
  return routes;
}
