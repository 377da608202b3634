import { invalid } from '../problem.ts';

/**
 * Refuses a request whose Host is no host name (RFC 9112 section 3.2): its address is then the bare
 * path, in which routes could be found that nobody asked for. The health checks of some load
 * balancers speak HTTP/1.0 without a Host; `hostless` is the one path that answers those.
 */
export function requireHost({ url, headers }: Request, hostless: string): void {
  const host = headers.get('host');
  // Two of them come joined: a proxy before us may have gone by the other one.
  if (host?.includes(',')) throw invalid('Host', 'must be given once');
  // A port beyond all ports, or half of an address in brackets.
  const isNamed = !url.startsWith('/') && URL.canParse(url);
  if (isNamed || (url === hostless && host === null)) return;
  throw invalid('Host', 'must name this server');
}
