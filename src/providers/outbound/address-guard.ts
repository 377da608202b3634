import { type AllowList, allowsAddress, allowsHost, withoutBrackets } from './allow-list.ts';
import { isPublicAddress, readAddress } from './public-address.ts';

/** A reason is one sentence for API clients; it never tells what a name resolved to. */
export type UrlCheck = { ok: true; url: URL } | { ok: false; reason: string };
export type AddressCheck = { ok: true } | { ok: false; reason: string };

/**
 * What can be said about a target without asking DNS: for the moment when a URL is registered, and
 * again before each call. `url` is the target in canonical form: IPv4 in four decimal parts,
 * international names in ASCII, no trailing dot. What it resolves to is checked by checkAddresses.
 */
export function checkUrl(text: string, allow: AllowList): UrlCheck {
  const url = URL.parse(text);
  if (url === null) return refuse('The URL is not a valid absolute URL.');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return refuse('The URL must start with https://.');
  }
  if (url.username !== '' || url.password !== '') {
    return refuse('The URL must not contain a user name or a password.');
  }
  url.hostname = url.hostname.replace(/\.$/, '');
  const host = url.hostname;
  const port = portOf(url);
  if (port === 0) return refuse('Port 0 cannot be reached.');
  if (allowsHost(allow, host, port)) return { ok: true, url };
  if (url.protocol === 'http:') {
    return refuse('The URL must start with https://; http needs a host that the operator allowed.');
  }
  if (port < firstUnprivilegedPort && !webPorts.includes(port)) {
    return refuse(`Port ${port} is not accepted: use 443, 80 or a port from 1024 up.`);
  }
  const reason = hostProblem(host);
  return reason === undefined ? { ok: true, url } : refuse(reason);
}

/**
 * The check at connection time. Every address that the name resolved to must be public or allowed:
 * one private address among several refuses the target, whichever would be tried first.
 */
export function checkAddresses(
  url: URL,
  addresses: readonly string[],
  allow: AllowList,
): AddressCheck {
  const port = portOf(url);
  if (allowsHost(allow, url.hostname, port)) return { ok: true };
  const acceptable = addresses.every(
    (address) => isPublicAddress(address) || allowsAddress(allow, address, port),
  );
  return acceptable ? { ok: true } : refuse('The host name resolves to an address not public.');
}

/** The port that a URL means, with the default of its scheme. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'http:' ? 80 : 443;
}

function hostProblem(host: string): string | undefined {
  const literal = withoutBrackets(host);
  if (host !== literal || readAddress(literal)) {
    return isPublicAddress(literal) ? undefined : 'The host is not a public address.';
  }
  const labels = host.split('.');
  if (host.length > longestName || !labels.every((label) => labelPattern.test(label))) {
    return 'The host is not a valid host name.';
  }
  const local = labels.length === 1 || localSuffixes.some((suffix) => host.endsWith(suffix));
  return local ? 'The host is a local name, not a public host name.' : undefined;
}

function refuse(reason: string): { ok: false; reason: string } {
  return { ok: false, reason };
}

const webPorts = [80, 443];

/** Below it live the system's services (SSH, mail, directories), not web receivers. */
const firstUnprivilegedPort = 1024;

/** RFC 1035 section 2.3.4, without the final dot. */
const longestName = 253;

/** Letters, digits and hyphens (RFC 1123 section 2.1), and the underscore seen in practice. */
const labelPattern = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/**
 * Names that mean this machine or this network: RFC 6761, RFC 6762 with its appendix G, RFC 8375,
 * ICANN's .internal, and the services of a Kubernetes cluster. What else resolves to a private
 * address is refused when it does.
 */
const localSuffixes = [
  '.localhost',
  '.localdomain',
  '.local',
  '.home.arpa',
  '.internal',
  '.svc',
  '.onion',
  '.intranet',
  '.private',
  '.corp',
  '.home',
  '.lan',
];
