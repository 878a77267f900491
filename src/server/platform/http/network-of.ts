import ipaddr from 'ipaddr.js';

/** The prefix of a customer. With IPv6 a customer owns all addresses of a /64. */
const CUSTOMER_BITS = 64;
/** The prefix of a site. Providers rent out /48 networks. */
const SITE_BITS = 48;

/**
 * Returns the network that limits count: an IP address, or its `/64` with IPv6. `::ffff:192.0.2.1` counts as IPv4.
 * Other texts are returned unchanged.
 */
export function networkOf(address: string): string {
  return networkOfBits(address, CUSTOMER_BITS);
}

/** Like `networkOf`, but `/48` with IPv6. For rare actions. */
export function siteNetworkOf(address: string): string {
  return networkOfBits(address, SITE_BITS);
}

function networkOfBits(address: string, bits: number): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${bits}`)}/${bits}`;
}
