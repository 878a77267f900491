import ipaddr from 'ipaddr.js';

/** With IPv6 one customer has all addresses that share these first bits. */
const CUSTOMER_BITS = 64;
/** A provider rents out as many networks of customers together. */
const SITE_BITS = 48;

/**
 * The network that an IP address is counted by: the address itself, or `/64` with IPv6. An IPv4 address written as IPv6
 * (`::ffff:192.0.2.1`) is the IPv4 address. A text that is no address is returned as it is.
 */
export function networkOf(address: string): string {
  return networkOfBits(address, CUSTOMER_BITS);
}

/** The larger network that rare acts are counted by: as `networkOf`, but `/48` with IPv6. */
export function siteOf(address: string): string {
  return networkOfBits(address, SITE_BITS);
}

function networkOfBits(address: string, bits: number): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${bits}`)}/${bits}`;
}
