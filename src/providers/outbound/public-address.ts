import ipaddr from 'ipaddr.js';

/**
 * Whether an address, in any notation, belongs to the public Internet. What cannot be read as an
 * address does not. Classes and networks: the IANA special-purpose registries (RFC 6890 and its
 * updates) as ipaddr.js knows them. IPv6 that carries an IPv4 address (mapped, 6to4, Teredo,
 * NAT64) is refused as a whole, whichever address it carries.
 */
export function isPublicAddress(text: string): boolean {
  if (!isAddress(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return !hostServices.some((net) => address.match(net));
  return address.match(globalUnicast);
}

/** Reads every notation of an address; an IPv4-mapped one becomes the IPv4 address it means. */
export function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return isAddress(text) ? ipaddr.process(text) : undefined;
}

/** A zone ("%eth0") names an interface of this machine: such an address is none to connect to. */
function isAddress(text: string): boolean {
  return !text.includes('%') && ipaddr.isValid(text);
}

/** The only IPv6 space that IANA has given out for the public Internet (RFC 4291 section 2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public by number, yet answered by the virtual machine's own host: Azure's metadata and DNS. */
const hostServices = [ipaddr.IPv4.parseCIDR('168.63.129.16/32')];
