import type { Static } from '@sinclair/typebox';
import type { ErrorBody } from '../common.ts';
import type { ProblemCode } from '../problems.ts';

type Words = { message: string; details?: Record<string, unknown> };

const words: Record<ProblemCode, Words> = {
  validation_error: {
    message: 'keyword: must be a string of 1 to 500 characters',
    details: {
      issues: [{ path: 'keyword', message: 'must be a string of 1 to 500 characters' }],
    },
  },
  unauthorized: { message: 'The API key is not known.' },
  key_expired: { message: 'The API key has expired.' },
  key_revoked: { message: 'The API key was revoked.' },
  forbidden: {
    message: 'The API key lacks the scope content:write.',
    details: { required_scopes: ['content:write'] },
  },
  plan_upgrade_required: {
    message: "The site's plan does not include this.",
    details: { required_entitlement: 'API_ACCESS' },
  },
  not_found: { message: 'The requested resource was not found.' },
  method_not_allowed: { message: 'This path takes GET, HEAD.' },
  request_timeout: { message: 'The body was not complete within 10 seconds.' },
  conflict: { message: "The IdeaCloud's research is researching, not complete." },
  idempotency_conflict: {
    message: 'This idempotency key was used for another request in the last 24 hours.',
  },
  gone: { message: 'This operation is retired.' },
  payload_too_large: { message: 'The body must be at most 1048576 bytes.' },
  unsupported_media_type: { message: 'Send the body as application/json.' },
  rate_limit_exceeded: {
    message: 'Too many requests. Try again in 12 seconds.',
    details: { retry_after: 12 },
  },
  internal_error: { message: 'Something went wrong on our side.' },
  service_unavailable: { message: 'The server cannot store this now. Try again shortly.' },
};

/** The envelope of an error, as a client gets it. */
export function errorExample(code: ProblemCode): Static<typeof ErrorBody> {
  return { error: { code, ...words[code], request_id: '01960000-0000-7000-8000-0000000000f1' } };
}
