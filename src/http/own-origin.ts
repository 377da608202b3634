/**
 * Whether the request names an origin of our own: the one that is set, or that of the host which it
 * came to. The scheme of the latter is not known behind a proxy that ends TLS.
 */
export function isOwnOrigin({ headers }: Request, appOrigin: string): boolean {
  const origin = headers.get('origin');
  return origin !== null && isOurs(origin, headers.get('host'), appOrigin);
}

/**
 * Whether it comes from a page of our own. Browsers name the origin of every POST and of what goes
 * to other origins; of a GET within one they tell it in other words.
 */
export function isFromOwnPage(request: Request, appOrigin: string): boolean {
  const { headers, method } = request;
  if (headers.has('origin')) return isOwnOrigin(request, appOrigin);
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers.get('sec-fetch-site') === 'same-origin') return true;
  const referrer = URL.parse(headers.get('referer') ?? '');
  return referrer !== null && isOurs(referrer.origin, headers.get('host'), appOrigin);
}

function isOurs(origin: string, host: string | null, appOrigin: string): boolean {
  if (origin === appOrigin) return true;
  const url = URL.parse(origin);
  if (!url || url.origin !== origin || !/^https?:$/.test(url.protocol)) return false;
  // Of the host that is set the scheme is known: anybody on the way may write a page of http.
  if (url.host === URL.parse(appOrigin)?.host) return false;
  return host !== null && url.host === hostWithoutDefaultPort(url, host);
}

/** As a URL writes it, so that "example.com:443" is what the origin calls "example.com". */
function hostWithoutDefaultPort({ protocol }: URL, host: string): string | undefined {
  return URL.parse(`${protocol}//${host}`)?.host;
}
