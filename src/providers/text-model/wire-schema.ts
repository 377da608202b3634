import type { TObject } from '@sinclair/typebox';

/** What the structured outputs of all servers know; limits are checked when the answer is here. */
const known = ['type', 'properties', 'required', 'items', 'enum', 'additionalProperties'];

type Schema = Record<string, unknown>;

/** The schema as it is sent: without ids, lengths and patterns, which strict servers refuse. */
export function wireSchema(schema: TObject): Schema {
  return plain(schema);
}

function plain(schema: object): Schema {
  const kept = Object.entries(schema).filter(([key]) => known.includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'properties') {
        const entries = Object.entries(value as Record<string, object>);
        return [key, Object.fromEntries(entries.map(([name, one]) => [name, plain(one)]))];
      }
      return [key, key === 'items' ? plain(value as object) : value];
    }),
  );
}
