import { operationExamples, type OperationExample } from '../../schema/contracts/examples/index.ts';
import { errorReference } from './openapi-errors.ts';
import { type HeaderName, headersOf } from './openapi-headers.ts';
import { answerSchema, type JsonSchema, plainSchema } from './openapi-schema.ts';

export type Detail = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  parameters?: object[];
  /** Other media types of the answer, for clients that ask for them. */
  alsoAs?: readonly string[];
  /** Answers 304 to who has the current state already. */
  conditional?: boolean;
  'x-required-scopes'?: readonly string[];
  'x-required-entitlement'?: string;
};

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

export function operation(hooks: Hooks, detail: Detail): object {
  const { params, query, body, response = {} } = hooks;
  const { alsoAs: _alsoAs, conditional = false, ...shown } = detail;
  const example = operationExamples[detail.operationId ?? ''] ?? {};
  const parameters = [
    ...(detail.parameters ?? []),
    ...parametersIn('path', params),
    ...parametersIn('query', query),
    ...(conditional ? conditions : []),
  ];
  return {
    ...shown,
    description: describe(detail),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: {
        required: hasRequired(plainSchema(body)),
        content: json(plainSchema(body), example.body),
      },
    }),
    responses: {
      ...answersOf(response, detail, example),
      ...(conditional && { 304: notModified }),
    },
  };
}

/** A body may be left out where an empty object would do. */
function hasRequired({ required = [], minProperties = 0 }: JsonSchema): boolean {
  return required.length > 0 || minProperties > 0;
}

const conditions = [
  { name: 'If-None-Match', description: 'An `ETag` of before.' },
  { name: 'If-Modified-Since', description: 'A `Last-Modified` of before.' },
].map((one) => ({ in: 'header', required: false, schema: { type: 'string' }, ...one }));

const notModified = {
  description: 'Nothing has changed since, and nothing is sent.',
  headers: headersOf('ETag', 'Last-Modified'),
};

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

function parametersIn(place: 'path' | 'query', schema: unknown): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = plainSchema(schema);
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: property,
  }));
}

function answersOf(
  response: Record<string, unknown>,
  { alsoAs = [], conditional, parameters }: Detail,
  example: OperationExample,
): Record<string, object> {
  const more: HeaderName[] = conditional ? ['ETag', 'Last-Modified'] : [];
  // The one parameter that routes declare by hand is the idempotency key.
  if (parameters) more.push('Idempotent-Replayed');
  return Object.fromEntries(
    Object.entries(response).map(([status, schema]) => {
      if (Number(status) >= 400) return [status, errorReference(status)];
      const head = { description: successTexts[status], headers: headersOf(...more) };
      if (status === '204') return [status, head];
      const others = alsoAs.map((type) => {
        return [type, { schema: { type: 'string' }, example: example.alsoAs?.[type] }];
      });
      const content = json(answerSchema(schema), example.answers?.[status] ?? example.answer);
      return [status, { ...head, content: { ...content, ...Object.fromEntries(others) } }];
    }),
  );
}

function json(schema: JsonSchema, example: object | undefined): object {
  return { 'application/json': { schema, ...(example && { example }) } };
}
