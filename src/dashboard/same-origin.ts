const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that changes something comes from our own pages: by Sec-Fetch-Site, which every
 * browser of the last years sends and no page can forge, else by Origin against Host. One with
 * neither comes from no browser, and so with no cookie that its owner did not put there.
 */
export function isSameOrigin(request: Request): boolean {
  if (safeMethods.has(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  const parsed = URL.parse(origin);
  return parsed !== null && parsed.host === request.headers.get('host');
}
