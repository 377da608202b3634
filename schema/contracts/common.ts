import { Kind, type TSchema, type TUnsafe, Type, TypeRegistry } from '@sinclair/typebox';

/** A string measured in characters (code points) after trimming, as the API's text limits are. */
export function TrimmedText(
  minLength: number,
  maxLength: number,
  options: Record<string, unknown> = {},
) {
  return Type.Unsafe<string>({
    ...options,
    [Kind]: 'TrimmedText',
    type: 'string',
    minLength,
    maxLength,
  });
}

function isTrimmedText(schema: { minLength: number; maxLength: number }, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const text = value.trim();
  if (text.length < schema.minLength) return false;
  return text.length <= schema.maxLength || [...text].length <= schema.maxLength;
}

TypeRegistry.Set<{ minLength: number; maxLength: number }>('TrimmedText', isTrimmedText);

/** One of a fixed list of words; plain `enum` in the API description. */
export function OneOf<const T extends string>(
  values: readonly T[],
  options: Record<string, unknown> = {},
) {
  return Type.Unsafe<T>({ ...options, [Kind]: 'OneOf', type: 'string', enum: [...values] });
}

TypeRegistry.Set<{ enum: string[] }>('OneOf', (schema, value) => {
  return typeof value === 'string' && schema.enum.includes(value);
});

/**
 * A whole number in a query: decimal digits, nothing else that a parser would take ("0x10", "1e1").
 * The handler gets a number, and the static type says so.
 */
export function WholeNumber(options: {
  minimum: number;
  maximum: number;
  description?: string;
}): TUnsafe<number> {
  const digits = Type.Unsafe<string>({ ...options, [Kind]: 'WholeNumber', type: 'integer' });
  return Type.Transform(digits).Decode(Number).Encode(String) as unknown as TUnsafe<number>;
}

TypeRegistry.Set<{ minimum: number; maximum: number }>('WholeNumber', (schema, value) => {
  if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) return false;
  return Number(value) >= schema.minimum && Number(value) <= schema.maximum;
});

export const uuidPattern = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';
const uuid = { pattern: uuidPattern, format: 'uuid' };
export const Uuid = Type.String(uuid);

/** The path parameter `id`; `thing` says of what: "an article". */
export function idParams(thing: string) {
  return Type.Object({ id: Type.String({ ...uuid, description: `The id of ${thing}.` }) });
}

/** ISO 8601 UTC with milliseconds. */
export const Instant = Type.String({ format: 'date-time' });

export function Nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

export function Data<T extends TSchema>(schema: T) {
  return Type.Object({ data: schema });
}

export const Pagination = Type.Object({
  has_more: Type.Boolean({ description: 'Whether a page follows.' }),
  next_cursor: Nullable(Type.String({ description: 'For the next page; null on the last.' })),
  total_count: Type.Integer({ minimum: 0, description: 'All rows that match the filters.' }),
});

export function Page<T extends TSchema>(item: T) {
  return Type.Object({ data: Type.Array(item), pagination: Pagination });
}

export const ErrorBody = Type.Object({
  error: Type.Object({
    code: Type.String({ description: 'Stable; what a program decides by.' }),
    message: Type.String({ description: 'For people; its words may change.' }),
    details: Type.Optional(
      Type.Object(
        {},
        {
          additionalProperties: true,
          description:
            '`issues` of a validation error, `retry_after` in seconds, `required_scopes`, ' +
            '`required_entitlement`.',
        },
      ),
    ),
    request_id: Type.String({ description: 'As in X-Request-Id; name it to support.' }),
  }),
});

/** `limit` and `cursor` of every list. */
export const pageQuery = {
  limit: Type.Optional(
    WholeNumber({ minimum: 1, maximum: 100, description: 'Rows a page; default 25.' }),
  ),
  cursor: Type.Optional(
    Type.String({
      maxLength: 2000,
      description: 'The `next_cursor` of the page before, with the same filters.',
    }),
  ),
};

export const NoContent = Type.Undefined();
