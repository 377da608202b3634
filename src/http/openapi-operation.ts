import { operationExamples, type OperationExample } from '../../schema/contracts/examples/index.ts';
import type { TSchema } from '@sinclair/typebox';
import { componentKey } from '../../schema/contracts/named.ts';
import { FlatError } from '../../schema/contracts/share.ts';
import { closedSchema } from './closed-schema.ts';
import { errorReference, flatErrorTexts } from './openapi-errors.ts';
import { type HeaderName, headersOf } from './openapi-headers.ts';
import { linksOf } from './openapi-links.ts';
import { answerName, pascalCase } from './openapi-names.ts';
import { isReference, type JsonSchema, type SchemaBook } from './openapi-schema.ts';

export type Detail = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  parameters?: object[];
  /** Other media types of the answer, for clients that ask for them. */
  alsoAs?: readonly string[];
  /** By which headers clients ask whether what they have is current; the answer may be 304. */
  conditional?: readonly Validator[];
  /** The body of an operation that checks it by itself, after other things. */
  documentedBody?: TSchema;
  'x-required-scopes'?: readonly string[];
  'x-required-entitlement'?: string;
};

/** The headers of an answer that name its state. */
type Validator = 'ETag' | 'Last-Modified';

/** What a route says of itself, as Elysia keeps it. */
export type Hooks = {
  detail?: Detail;
  params?: unknown;
  query?: unknown;
  body?: unknown;
  response?: Record<string, unknown>;
};

const successTexts: Record<string, string> = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted; webhooks tell when it is complete.',
  204: 'Done, without content.',
};

export function operation(hooks: Hooks, detail: Detail, book: SchemaBook): object {
  const { params, query, response = {} } = hooks;
  const { alsoAs: _alsoAs, conditional = [], documentedBody, ...shown } = detail;
  const body = hooks.body ?? (documentedBody && closedSchema(documentedBody));
  const example = operationExamples[detail.operationId ?? ''] ?? {};
  const parameters = [
    ...(detail.parameters ?? []),
    ...parametersIn('path', book.plain(params), book),
    ...parametersIn('query', book.plain(query), book),
    ...conditional.map((name) => conditions[name]),
  ];
  return {
    ...shown,
    description: describe(detail),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: bodyOf(body, detail, example, book) }),
    responses: {
      ...answersOf(response, detail, example, book),
      ...(conditional.length > 0 && { 304: notModified(conditional) }),
    },
  };
}

function bodyOf(
  body: unknown,
  { operationId = '' }: Detail,
  example: OperationExample,
  book: SchemaBook,
): object {
  const made = book.request(body);
  const name = `${pascalCase(operationId)}Request`;
  const schema = isReference(made) ? made : book.refer(name, made);
  return {
    required: hasRequired(book.resolve(schema)),
    content: json(schema, example.body),
  };
}

/** A body may be left out where an empty object would do. */
function hasRequired({ required = [], minProperties = 0 }: JsonSchema): boolean {
  return required.length > 0 || minProperties > 0;
}

const conditions: Record<Validator, object> = {
  ETag: condition('If-None-Match', 'An `ETag` of before.'),
  'Last-Modified': condition('If-Modified-Since', 'A `Last-Modified` of before.'),
};

function condition(name: string, description: string): object {
  return { in: 'header', required: false, schema: { type: 'string' }, name, description };
}

function notModified(validators: readonly Validator[]): object {
  return {
    description: 'Nothing has changed since, and nothing is sent.',
    headers: headersOf(...validators),
  };
}

function describe(detail: Detail): string {
  const scopes = detail['x-required-scopes'] ?? [];
  const entitlement = detail['x-required-entitlement'];
  const needs = scopes.map((scope) => `\`${scope}\``).join(' or ');
  const lines = [
    detail.description ?? `${detail.summary}.`,
    scopes.length > 0 ? `Needs the scope ${needs}.` : '',
    entitlement ? `Needs a plan with \`${entitlement}\`.` : '',
  ];
  return lines.filter((line) => line !== '').join('\n\n');
}

function parametersIn(place: 'path' | 'query', schema: JsonSchema, book: SchemaBook): object[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, { description: own, ...property }]) => {
    const description = own ?? book.resolve(property).description;
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      schema: property,
    };
  });
}

function answersOf(
  response: Record<string, unknown>,
  { operationId = '', alsoAs = [], conditional = [], parameters }: Detail,
  example: OperationExample,
  book: SchemaBook,
): Record<string, object> {
  const more: HeaderName[] = [...conditional];
  // The one parameter that routes declare by hand is the idempotency key.
  if (parameters) more.push('Idempotent-Replayed');
  return Object.fromEntries(
    Object.entries(response).map(([status, schema]) => {
      if (isFlatError(schema)) return [status, flatError(status, schema, book)];
      if (Number(status) >= 400) return [status, errorReference(status)];
      const links = linksOf(operationId, status);
      const head = {
        description: successTexts[status],
        headers: headersOf(...more),
        ...(links && { links }),
      };
      if (status === '204') return [status, head];
      const others = alsoAs.map((type) => {
        return [type, { schema: { type: 'string' }, example: example.alsoAs?.[type] }];
      });
      const made = book.answer(schema);
      const named = book.refer(answerName(made, operationId), made);
      const content = json(named, example.answers?.[status] ?? example.answer);
      return [status, { ...head, content: { ...content, ...Object.fromEntries(others) } }];
    }),
  );
}

function isFlatError(schema: unknown): boolean {
  const name = (schema as Record<string, unknown> | null)?.[componentKey];
  return name !== undefined && name === (FlatError as Record<string, unknown>)[componentKey];
}

function flatError(status: string, schema: unknown, book: SchemaBook): object {
  const description = flatErrorTexts[status] ?? 'It was refused.';
  const headers = status === '429' || status === '503' ? headersOf('Retry-After') : headersOf();
  return { description, headers, content: json(book.answer(schema), { error: description }) };
}

function json(schema: JsonSchema, example: object | undefined): object {
  return { 'application/json': { schema, ...(example && { example }) } };
}
