import ipaddr from 'ipaddr.js';

/** The allocated part of IPv6. The rest is reserved, local or embeds IPv4. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Returns false for this machine, its networks, cloud services and tunnels to them (6to4, Teredo, NAT64). */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}
