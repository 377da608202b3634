import { CloneType, type TSchema } from '@sinclair/typebox';

type Parts = {
  type?: string;
  properties?: Record<string, Parts>;
  additionalProperties?: unknown;
  items?: Parts | Parts[];
  anyOf?: Parts[];
};

/**
 * A copy of a request's schema in which no object takes a field that it does not name. Elysia
 * refuses unknown fields of the outermost object alone; the contract refuses them at every level.
 */
export function closedSchema<T extends TSchema>(schema: T): T {
  const copy = CloneType(schema);
  close(copy as Parts);
  return copy;
}

function close(schema: Parts): void {
  if (schema.properties) {
    schema.additionalProperties ??= false;
    for (const property of Object.values(schema.properties)) close(property);
  }
  for (const item of [schema.items ?? []].flat()) close(item);
  for (const member of schema.anyOf ?? []) close(member);
}
