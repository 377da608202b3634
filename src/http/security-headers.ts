const yearSeconds = 365 * 24 * 60 * 60;

/**
 * On every answer: browsers must not guess types, frame us, send our addresses on, or keep to http.
 * Nobody may keep an answer, since most depend on the key; pages and documents that may be kept
 * replace these with their own. Where people come by https, they are to come by nothing else; other
 * hosts below the same domain are not ours to speak for.
 */
export function securityHeaders(appOrigin: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    vary: 'X-API-Key',
    ...(appOrigin.startsWith('https://') && {
      'strict-transport-security': `max-age=${yearSeconds}`,
    }),
  };
}
