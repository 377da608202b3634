import ipaddr from 'ipaddr.js';
import { readAddress } from './public-address.ts';

/** Targets for which the operator lifts the address guard: http, any port, any address. */
export type AllowList = { names: readonly AllowedName[]; networks: readonly AllowedNetwork[] };

type AllowedName = { name: string; subdomains: boolean; port: number | undefined };
type AllowedNetwork = { network: [ipaddr.IPv4 | ipaddr.IPv6, number]; port: number | undefined };

/**
 * Reads the operator's setting: `host`, `host:port`, `*.suffix` (any depth below the suffix, not
 * the suffix itself), an address with or without port, or a network such as `10.0.0.0/8`.
 * Throws an Error with one sentence for the operator when an entry is none of these.
 */
export function parseAllowList(entries: readonly string[]): AllowList {
  const names: AllowedName[] = [];
  const networks: AllowedNetwork[] = [];
  for (const entry of entries) {
    const parsed = parseNetwork(entry) ?? parseHost(entry);
    if (parsed === undefined) {
      throw new Error(
        `"${entry}" is not an allowed host: write a host name, host:port, *.suffix, ` +
          'an IP address or a network such as 10.0.0.0/8.',
      );
    }
    if ('network' in parsed) networks.push(parsed);
    else names.push(parsed);
  }
  return { names, networks };
}

/** Whether the host of a URL, a name or a literal address, is allowed as it stands. */
export function allowsHost(list: AllowList, host: string, port: number): boolean {
  if (readAddress(withoutBrackets(host))) {
    return allowsAddress(list, withoutBrackets(host), port);
  }
  return list.names.some(
    (entry) =>
      (entry.subdomains ? host.endsWith(`.${entry.name}`) : host === entry.name) &&
      (entry.port ?? port) === port,
  );
}

/** Whether an address lies in an allowed network. */
export function allowsAddress(list: AllowList, text: string, port: number): boolean {
  const address = readAddress(text);
  if (address === undefined) return false;
  return list.networks.some(
    ({ network, port: allowedPort }) =>
      network[0].kind() === address.kind() &&
      address.match(network) &&
      (allowedPort ?? port) === port,
  );
}

export function withoutBrackets(host: string): string {
  return host.startsWith('[') ? host.slice(1, -1) : host;
}

function parseNetwork(entry: string): AllowedNetwork | undefined {
  if (!ipaddr.isValidCIDR(entry)) return undefined;
  return { network: ipaddr.parseCIDR(entry), port: undefined };
}

function parseHost(entry: string): AllowedName | AllowedNetwork | undefined {
  const bare = ipaddr.IPv6.isValid(entry) ? `[${entry}]` : entry;
  const found = /^(\*\.)?(\[[^\]]+\]|[^:/?#@\\\s*]+)(?::(\d{1,5}))?$/.exec(bare);
  const [, star, hostText = '', portText] = found ?? [];
  const url = URL.parse(`http://${hostText}/`);
  const port = portText === undefined ? undefined : Number(portText);
  if (!found || !url || (port !== undefined && (port < 1 || port > 65_535))) return undefined;
  const host = url.hostname.replace(/\.$/, '');
  const address = readAddress(withoutBrackets(host));
  if (address === undefined) return { name: host, subdomains: star !== undefined, port };
  if (star !== undefined) return undefined;
  return { network: [address, address.kind() === 'ipv4' ? 32 : 128], port };
}
