import { componentDescription, componentKey, shownKey } from '../../schema/contracts/named.ts';

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minProperties?: number;
  additionalProperties?: boolean | JsonSchema;
  patternProperties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  format?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  [componentKey]?: string;
  [shownKey]?: Record<string, unknown>;
};

const refStart = '#/components/schemas/';

export function isReference(schema: JsonSchema): boolean {
  return schema.$ref !== undefined;
}

/** The name of the component that a schema refers to; undefined where it stands by itself. */
export function nameOf(schema: JsonSchema | undefined): string | undefined {
  return schema?.$ref?.slice(refStart.length);
}

/**
 * Turns the schemas that routes check with into those of the description: plain JSON Schema of
 * 2020-12 without symbols, in which what has a name is a reference and stands in `components` once.
 */
export class SchemaBook {
  private readonly known = new Map<string, JsonSchema>();

  /** In the order of their names. */
  get components(): Record<string, JsonSchema> {
    const entries = [...this.known].toSorted(([left], [right]) => (left < right ? -1 : 1));
    return Object.fromEntries(entries);
  }

  /** Of parameters. */
  plain(schema: unknown): JsonSchema {
    return this.simplify(copyOf(schema), false);
  }

  /** Of a body: what may be left out may be null as well, which means the same. */
  request(schema: unknown): JsonSchema {
    return this.simplify(copyOf(schema), true);
  }

  /** Of an answer: open, since later versions may add fields. */
  answer(schema: unknown): JsonSchema {
    return this.simplify(withoutClosing(schema), false);
  }

  /** A reference to a schema that has this name from now on; the same again must be equal. */
  refer(name: string, schema: JsonSchema): JsonSchema {
    const earlier = this.known.get(name);
    if (earlier && JSON.stringify(earlier) !== JSON.stringify(schema)) {
      throw new Error(`Two schemas of the API description are called ${name}.`);
    }
    this.known.set(name, schema);
    return { $ref: refStart + name };
  }

  /** Turns a reference back into what it refers to. */
  resolve(schema: JsonSchema): JsonSchema {
    return this.known.get(nameOf(schema) ?? '') ?? schema;
  }

  private simplify(given: JsonSchema, isRequest: boolean): JsonSchema {
    const { [componentKey]: name, [shownKey]: shown, ...schema } = given;
    if (name === undefined) return { ...this.expand(schema, isRequest), ...shown };
    const { description, ...rest } = schema;
    const base = componentDescription(name);
    const whole = { ...(base !== undefined && { description: base }), ...rest };
    const reference = this.refer(name, this.expand(whole, isRequest));
    const own = description === base ? {} : { description };
    return { ...reference, ...own, ...shown };
  }

  private expand(schema: JsonSchema, isRequest: boolean): JsonSchema {
    const { anyOf, properties, items, patternProperties, ...rest } = schema;
    const made: JsonSchema = withFormat(rest);
    if (items) made.items = this.simplify(items, isRequest);
    if (properties) made.properties = this.expandAll(properties, rest.required ?? [], isRequest);
    // TypeBox writes a record with a pattern that takes every name; generators know this form.
    const [entry] = Object.values(patternProperties ?? {});
    if (entry) made.additionalProperties = this.simplify(entry, isRequest);
    return anyOf ? { ...made, ...this.union(anyOf, isRequest) } : made;
  }

  private expandAll(
    properties: Record<string, JsonSchema>,
    required: string[],
    isRequest: boolean,
  ): Record<string, JsonSchema> {
    const entries = Object.entries(properties).map(([name, one]): [string, JsonSchema] => {
      const made = this.simplify(one, isRequest);
      return [name, isRequest && !required.includes(name) ? nullable(made) : made];
    });
    return Object.fromEntries(entries);
  }

  private union(members: JsonSchema[], isRequest: boolean): JsonSchema {
    if (members.every((one) => one.const !== undefined)) {
      return { type: 'string', enum: members.map((one) => one.const) };
    }
    const [only, ...others] = members.filter((one) => one.type !== 'null');
    const made = only && this.simplify(only, isRequest);
    if (made && others.length === 0) return nullable(made);
    return { anyOf: members.map((one) => this.simplify(one, isRequest)) };
  }
}

/**
 * The same or null, in the shortest form that generators read. A default stands beside the value
 * that it is, not beside the null: openapi-typescript takes a field with a default for one that
 * must be sent. So the words tell it as well.
 */
function nullable(schema: JsonSchema): JsonSchema {
  const { type, description, default: preset, ...rest } = schema;
  const words = [description, preset === undefined ? null : `Default: \`${preset}\`.`];
  const said = words.filter((one) => typeof one === 'string').join(' ');
  const head = said === '' ? {} : { description: said };
  if (rest.anyOf) {
    const takesNull = rest.anyOf.some((one) => one.type === 'null');
    return takesNull ? schema : { ...head, anyOf: [...rest.anyOf, { type: 'null' }] };
  }
  if (Array.isArray(type)) return schema;
  const isPlain = type !== undefined && rest.const === undefined && rest.enum === undefined;
  if (isPlain && preset === undefined) return { ...head, ...rest, type: [type, 'null'] };
  const value = {
    ...(type && { type }),
    ...rest,
    ...(preset !== undefined && { default: preset }),
  };
  return { ...head, anyOf: [value, { type: 'null' }] };
}

const maxInt32 = 2 ** 31 - 1;

/** Sizes of numbers, which languages with more than one kind of number choose by. */
function withFormat(schema: JsonSchema): JsonSchema {
  if (schema.format !== undefined) return { ...schema };
  if (schema.type === 'number') return { ...schema, format: 'double' };
  if (schema.type !== 'integer') return { ...schema };
  return { ...schema, format: (schema.maximum ?? 0) > maxInt32 ? 'int64' : 'int32' };
}

function copyOf(schema: unknown): JsonSchema {
  return JSON.parse(JSON.stringify(schema ?? {})) as JsonSchema;
}

/**
 * Elysia closes an answer's schema in place when it first checks one, so what stands there depends
 * on what was asked before.
 */
function withoutClosing(schema: unknown): JsonSchema {
  const text = JSON.stringify(schema ?? {}, (key, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  );
  return JSON.parse(text) as JsonSchema;
}
