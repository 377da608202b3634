import ipaddr from 'ipaddr.js';

/** Tells whether an address may speak for others through X-Forwarded-For. */
export type ProxyTest = (address: string) => boolean;

/**
 * Who shares one anonymous window: an IPv4 address, or the 64 bits of an IPv6 network, since one
 * host has all the addresses of its network to choose from (RFC 4291 section 2.5.1).
 */
export function addressGroup(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}

/**
 * As much of an address as a log may keep to tell where an attack comes from, and too little to
 * tell who somebody is: the /24 of an IPv4 address, the /48 of an IPv6 address.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const bits = parsed.kind() === 'ipv4' ? 24 : 48;
  const network = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${network.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
}

/** Takes addresses and networks; throws an Error that names the entry that is neither. */
export function trustProxies(entries: readonly string[]): ProxyTest {
  const networks = entries.map(networkFrom);
  return (address) => {
    if (networks.length === 0 || !ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return networks.some(([network, bits]) => {
      return network.kind() === parsed.kind() && parsed.match(network, bits);
    });
  };
}

function networkFrom(entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const [host = ''] = entry.split('/');
  if (isWholeAddress(host) && ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry);
  if (!isWholeAddress(entry)) {
    throw new Error(`"${entry}" is neither an address nor a network such as 10.0.0.0/8.`);
  }
  const address = ipaddr.process(entry);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** Not the short forms of IPv4 ("10.1"), which nobody means in a list or a header. */
function isWholeAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

/**
 * The client's address: the socket's, or behind trusted proxies the last entry of X-Forwarded-For
 * that no trusted proxy wrote about itself.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  isTrusted: ProxyTest,
): string {
  let address = socketAddress;
  if (forwardedFor === null) return address;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  while (isTrusted(address)) {
    const hop = hops.pop();
    if (hop === undefined || !isWholeAddress(hop)) return address;
    address = ipaddr.process(hop).toString();
  }
  return address;
}
