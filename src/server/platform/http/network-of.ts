import { isIPv6 } from 'node:net';

/**
 * Whom an IP address counts as: itself, or with IPv6 its first 64 bits, since one customer has all addresses that begin with them. An
 * IPv4 address written as IPv6 (`::ffff:192.0.2.1`) counts as itself.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const left = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...left, ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
