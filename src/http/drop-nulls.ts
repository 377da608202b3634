export type BodyParts = {
  type?: string;
  properties?: Record<string, BodyParts>;
  required?: readonly string[];
  items?: BodyParts;
  anyOf?: readonly BodyParts[];
};

/**
 * Takes out of a body every field that may be left out and is null, which means the same, before
 * its schema sees it. A field whose schema takes null itself keeps it: there null is a value.
 */
export function dropNulls(schema: BodyParts, value: unknown): void {
  if (Array.isArray(value)) {
    if (schema.items) for (const item of value) dropNulls(schema.items, item);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!Object.hasOwn(fields, name)) continue;
    const isOptional = !schema.required?.includes(name);
    if (fields[name] !== null) dropNulls(property, fields[name]);
    else if (isOptional && !takesNull(property)) delete fields[name];
  }
}

function takesNull({ type, anyOf = [] }: BodyParts): boolean {
  return type === 'null' || anyOf.some(takesNull);
}
