import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is given out to networks; the rest is reserved, local or carries an address of IPv4. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Returns whether an IP address is one of the public internet: not of this machine, its networks or a cloud's services, and not a way around to them (6to4, Teredo, NAT64). */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address written as one of IPv6 counts as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}
