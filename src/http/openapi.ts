import type { AnyElysia } from 'elysia';
import { contractVersion } from '../../schema/contracts/contract-version.ts';
import { ErrorBody } from '../../schema/contracts/common.ts';
import { problems } from '../../schema/contracts/problems.ts';
import { answerSchema, plainSchema, type JsonSchema } from './openapi-schema.ts';

type Detail = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  parameters?: object[];
  /** Other media types of the answer, for clients that ask for them. */
  alsoAs?: readonly string[];
  'x-required-scopes'?: readonly string[];
  'x-required-entitlement'?: string;
};
type Hooks = {
  detail?: Detail;
  params?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
  response?: Record<string, unknown>;
};

const textByStatus = new Map(Object.entries(problems).map(([code, status]) => [status, code]));
const successTexts: Record<string, string> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted; webhooks tell when it is complete',
};

/**
 * The API description (OpenAPI 3.1), made from the very schemas that the routes check with. Routes
 * without an operation id are not part of the public API.
 */
export function openapiDocument(server: AnyElysia, origin: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of server.routes) {
    const hooks = route.hooks as Hooks;
    if (!hooks.detail?.operationId) continue;
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(hooks, hooks.detail) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt public API',
      version: contractVersion,
      description: 'Research, content, inventory and webhooks of one dealership, by API key.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: 'The operator of this server', url: origin },
    },
    servers: [{ url: '/', description: `This server, ${origin}` }],
    security: [{ ApiKey: [] }],
    tags: tagsOf(paths),
    paths,
    components: {
      schemas: { Error: answerSchema(ErrorBody) },
      securitySchemes: { ApiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
    },
  };
}

function operation(hooks: Hooks, detail: Detail): object {
  const { params, query, headers, body, response = {} } = hooks;
  const { alsoAs = [], ...shown } = detail;
  const parameters = [
    ...(detail.parameters ?? []),
    ...parametersIn('path', params),
    ...parametersIn('query', query),
    ...parametersIn('header', headers),
  ];
  return {
    ...shown,
    description: describe(detail),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: { required: true, content: json(plainSchema(body)) },
    }),
    responses: Object.fromEntries(
      Object.entries(response).map(([status, schema]) => [status, answer(status, schema, alsoAs)]),
    ),
  };
}

function describe(detail: Detail): string {
  const scopes = detail['x-required-scopes'] ?? [];
  const entitlement = detail['x-required-entitlement'];
  const lines = [
    detail.description ?? `${detail.summary}.`,
    scopes.length > 0
      ? `Needs the scope ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`
      : '',
    entitlement ? `Needs a plan with \`${entitlement}\`.` : '',
  ];
  return lines.filter((line) => line !== '').join('\n\n');
}

function parametersIn(place: 'path' | 'query' | 'header', schema: unknown): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = plainSchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(property.description !== undefined && { description: property.description }),
    schema: property,
  }));
}

function answer(status: string, schema: unknown, alsoAs: readonly string[]): object {
  if (status === '204') return { description: 'Done, no content' };
  if (Number(status) < 400) {
    const others = alsoAs.map((type) => [type, { schema: { type: 'string' } }]);
    const content = { ...json(answerSchema(schema)), ...Object.fromEntries(others) };
    return { description: successTexts[status], content };
  }
  const description = `Error \`${textByStatus.get(Number(status) as 400)}\``;
  const reference = { schema: { $ref: '#/components/schemas/Error' } };
  return { description, content: { 'application/json': reference } };
}

function json(schema: JsonSchema): Record<string, { schema: JsonSchema }> {
  return { 'application/json': { schema } };
}

function tagsOf(paths: Record<string, Record<string, object>>): object[] {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const names = operations.flatMap((one) => (one as Detail).tags ?? []);
  return [...new Set(names)].map((name) => ({ name, description: `Operations on ${name}.` }));
}
