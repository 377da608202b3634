/** Every error code of the API with its HTTP status; the one place where the two meet. */
export const problems = {
  validation_error: 400,
  unauthorized: 401,
  key_expired: 401,
  key_revoked: 401,
  forbidden: 403,
  plan_upgrade_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  idempotency_conflict: 409,
  gone: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limit_exceeded: 429,
  internal_error: 500,
  service_unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problems;
