const whole = { type: 'integer', format: 'int32', minimum: 0 } as const;
const text = { type: 'string' } as const;

/** What answers carry in their heads, for partners' programs to read. */
export const headerComponents = {
  'X-Request-Id': {
    description:
      'The id of the request: your own X-Request-Id where it is 1 to 128 visible ASCII ' +
      'characters, otherwise a new one.',
    schema: text,
    example: '01960000-0000-7000-8000-0000000000f1',
  },
  'X-RateLimit-Limit': {
    description: 'Requests that the key may make in a minute.',
    schema: whole,
    example: 60,
  },
  'X-RateLimit-Remaining': {
    description: 'Requests left in the minute window.',
    schema: whole,
    example: 59,
  },
  'X-RateLimit-Reset': {
    description: 'When the minute window is empty again, in Unix seconds.',
    schema: { type: 'integer', format: 'int64', minimum: 0 },
    example: 1_762_786_860,
  },
  'RateLimit-Policy': {
    description: 'Both windows: their quota (q) and length in seconds (w).',
    schema: text,
    example: '"minute";q=60;w=60, "day";q=10000;w=86400',
  },
  RateLimit: {
    description: 'Of both windows, what is left (r) and the seconds until each is empty (t).',
    schema: text,
    example: '"minute";r=59;t=60, "day";r=9999;t=86400',
  },
  'Retry-After': {
    description: 'Seconds to wait before the next attempt.',
    schema: { type: 'integer', format: 'int32', minimum: 1 },
    example: 12,
  },
  'Idempotent-Replayed': {
    description: 'On an answer that was stored when an equal request was made before.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  ETag: {
    description: 'The state of what was answered, for If-None-Match.',
    schema: text,
    example: '"5f2c9a1b-json"',
  },
  'Last-Modified': {
    description: 'When it last changed, for If-Modified-Since.',
    schema: text,
    example: 'Tue, 10 Nov 2026 15:00:02 GMT',
  },
} as const;

export type HeaderName = keyof typeof headerComponents;

const onEveryAnswer: readonly HeaderName[] = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit-Policy',
  'RateLimit',
];

/** References to the headers that every answer has, and to some more. */
export function headersOf(...more: HeaderName[]): Record<string, object> {
  const names = [...onEveryAnswer, ...more];
  return Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/headers/${name}` }] as const),
  );
}
