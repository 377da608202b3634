import { Kind, type TSchema, type TUnsafe, Type, TypeRegistry } from '@sinclair/typebox';
import { Named, shown } from './named.ts';
import { type ProblemCode, problems } from './problems.ts';

/** A string measured in characters (code points) after trimming, as the API's text limits are. */
export function TrimmedText(
  minLength: number,
  maxLength: number,
  options: Record<string, unknown> = {},
) {
  const limits = { ...options, [Kind]: 'TrimmedText', type: 'string', minLength, maxLength };
  // What JSON Schema cannot say by lengths: white space alone is no text, and U+0000 is refused.
  const pattern = minLength > 0 ? '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$' : '^[^\\u0000]*$';
  return shown(Type.Unsafe<string>(limits), { pattern });
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

export const Pagination = Named(
  'Pagination',
  Type.Object({
    has_more: Type.Boolean({ description: 'Whether a page follows.' }),
    next_cursor: Nullable(Type.String({ description: 'For the next page; null on the last.' })),
    total_count: Type.Integer({ minimum: 0, description: 'All rows that match the filters.' }),
  }),
);

/** What an article or an IdeaCloud says of its category. */
export const CategoryReference = Named(
  'CategoryReference',
  Type.Object({ id: Uuid, name: Type.String() }),
);

/** A question where it is offered or chosen. */
export const QuestionReference = Named(
  'QuestionReference',
  Type.Object({ id: Type.String(), question: Type.String() }),
);

/** What an address must look like that a client sends, whatever is checked besides. */
export const webAddress = '^\\s*[hH][tT][tT][pP][sS]?://[^\\s\\u0000]+\\s*$';

/** The address of a page or a picture, as it was given. */
export const Url = shown(Type.String(), { format: 'uri' });

/** The body of an operation without fields: it may be left out. */
export const NoFields = Named('NoFields', Type.Object({}));

export function Page<T extends TSchema>(item: T) {
  return Type.Object({ data: Type.Array(item), pagination: Pagination });
}

const ValidationIssue = Named(
  'ValidationIssue',
  Type.Object({
    path: Type.String({ description: 'The field or parameter, with dots: `items.0.keyword`.' }),
    message: Type.String({ description: 'What it must be.' }),
  }),
);

const ProblemDetails = Named(
  'ProblemDetails',
  Type.Object(
    {
      issues: Type.Optional(
        Type.Array(ValidationIssue, { description: 'Of a `validation_error`, at most 20.' }),
      ),
      retry_after: Type.Optional(
        Type.Integer({ minimum: 1, description: 'Seconds, of a `rate_limit_exceeded`.' }),
      ),
      required_scopes: Type.Optional(
        Type.Array(Type.String(), { description: 'Any one of them would do; of `forbidden`.' }),
      ),
      required_entitlement: Type.Optional(
        Type.String({ description: 'Of `plan_upgrade_required`.' }),
      ),
    },
    { additionalProperties: true, description: 'What a program can use, by `code`.' },
  ),
);

const ErrorCode = Named(
  'ErrorCode',
  OneOf(Object.keys(problems) as ProblemCode[], {
    description: 'Stable; what a program decides by. Take one that you do not know by its status.',
  }),
);

const Problem = Named(
  'Problem',
  Type.Object({
    code: ErrorCode,
    message: Type.String({ description: 'For people; its words may change.' }),
    details: Type.Optional(ProblemDetails),
    request_id: Type.String({ description: 'As in X-Request-Id; name it to support.' }),
  }),
);

export const ErrorBody = Named('ErrorResponse', Type.Object({ error: Problem }));

/** `limit` and `cursor` of every list. */
export const pageQuery = {
  limit: Type.Optional(
    shown(WholeNumber({ minimum: 1, maximum: 100, description: 'Rows a page.' }), { default: 25 }),
  ),
  cursor: Type.Optional(
    TrimmedText(1, 2000, {
      description: 'The `next_cursor` of the page before, with the same filters.',
    }),
  ),
};

export const NoContent = Type.Undefined();
