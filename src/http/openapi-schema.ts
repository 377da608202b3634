export type JsonSchema = {
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minProperties?: number;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
};

/**
 * A TypeBox schema as plain JSON Schema: symbols gone, Elysia's "number or numeric text" of query
 * parameters reduced to the number, unions of literals written as enums, unions with null as types.
 */
export function plainSchema(schema: unknown): JsonSchema {
  return simplify(JSON.parse(JSON.stringify(schema ?? {})) as JsonSchema);
}

/**
 * The schema of an answer: open, since later versions may add fields. Elysia closes an answer's
 * schema in place when it first checks one, so what stands there depends on what was asked before.
 */
export function answerSchema(schema: unknown): JsonSchema {
  const isClosing = (key: string, value: unknown) => {
    return key === 'additionalProperties' && value === false;
  };
  const text = JSON.stringify(schema ?? {}, (key, value: unknown) =>
    isClosing(key, value) ? undefined : value,
  );
  return simplify(JSON.parse(text) as JsonSchema);
}

function simplify(schema: JsonSchema): JsonSchema {
  const { anyOf, properties, items, ...rest } = schema;
  const made: JsonSchema = { ...rest };
  if (items) made.items = simplify(items);
  if (properties) {
    const entries = Object.entries(properties).map(([name, one]) => [name, simplify(one)] as const);
    made.properties = Object.fromEntries(entries);
  }
  return anyOf ? { ...made, ...simplifyUnion(anyOf) } : made;
}

function simplifyUnion(members: JsonSchema[]): JsonSchema {
  const numeric = members.find((one) => one.type === 'integer' || one.type === 'number');
  const asText = members.some(
    (one) => one.type === 'string' && /^(integer|numeric)$/.test(one.format ?? ''),
  );
  if (numeric && asText) return simplify(numeric);
  if (members.every((one) => one.const !== undefined)) {
    return { type: 'string', enum: members.map((one) => one.const) };
  }
  const others = members.filter((one) => one.type !== 'null').map(simplify);
  const [only] = others;
  const simpleType =
    only && others.length === 1 && typeof only.type === 'string' ? only.type : null;
  if (members.length === 2 && only && simpleType && !only.enum) {
    return { ...only, type: [simpleType, 'null'] };
  }
  return { anyOf: members.map(simplify) };
}
