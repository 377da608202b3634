import { errorExample } from '../../schema/contracts/examples/errors.ts';
import { type ProblemCode, problems } from '../../schema/contracts/problems.ts';
import { headersOf } from './openapi-headers.ts';

/** Each error status that operations share: the name of its component, and when it comes. */
const errors: Record<number, [name: string, description: string]> = {
  400: ['BadRequest', 'The path, the query or the body is not valid; `details.issues` says where.'],
  401: ['Unauthorized', 'The key is missing, unknown, expired or revoked.'],
  403: ['Forbidden', "The key lacks the scope, or the site's plan the entitlement."],
  404: ['NotFound', 'There is no such resource on this site.'],
  408: ['RequestTimeout', 'The body was not complete in time; the connection is closed.'],
  409: ['Conflict', 'The state does not allow this, or the idempotency key is used already.'],
  410: ['Gone', 'The operation is retired.'],
  413: ['PayloadTooLarge', 'The body is over 1 MiB.'],
  415: ['UnsupportedMediaType', 'The body is not declared as application/json.'],
  429: ['TooManyRequests', 'The limit of a minute or of a day is used up.'],
  500: ['InternalError', 'Something unforeseen; name the request id to support.'],
  503: ['ServiceUnavailable', 'The store cannot do this now; try again shortly.'],
};

/** The same for operations of share pages, whose errors are flat. */
export const flatErrorTexts: Record<string, string> = {
  400: 'A field is not valid; the sentence names it.',
  403: 'The Origin is not that of this server.',
  404: 'There is no such page, it has expired, or its store has ended it.',
  408: 'The body was not complete in time.',
  413: 'The body is over 16 KiB.',
  415: 'The body is not declared as application/json.',
  429: 'The address or the page has had too many requests in this minute.',
  503: 'The store cannot do this now; try again shortly.',
};

const waits = new Set([429, 503]);

export function errorReference(status: string): object {
  const known = errors[Number(status)];
  if (!known) throw new Error(`The API description has no words for the status ${status}.`);
  return { $ref: `#/components/responses/${known[0]}` };
}

export function errorResponses(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(errors).map(([status, [name, description]]) => {
      const headers = waits.has(Number(status)) ? headersOf('Retry-After') : headersOf();
      return [name, { description, headers, content: content(Number(status)) }] as const;
    }),
  );
}

/** One example for each code of the status. */
function content(status: number): object {
  const codes = (Object.keys(problems) as ProblemCode[]).filter((one) => problems[one] === status);
  const examples = Object.fromEntries(codes.map((code) => [code, { value: errorExample(code) }]));
  return {
    'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' }, examples },
  };
}
