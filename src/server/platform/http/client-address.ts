import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Says of each hop before the server, nearest first, whether its X-Forwarded-For is believed. */
export type TrustedHops = (address: string, hop: number) => boolean;

/** Trusts as many proxies in front of the server as TRUST_PROXY says; fastify takes the same function. */
export function trustedHops(proxies: number): TrustedHops {
  return (_address, hop) => hop < proxies;
}

/** The address of the client behind the trusted proxies, read as `request.ip` of fastify is; for what bypasses fastify. */
export function clientAddressOf(request: IncomingMessage, trusted: TrustedHops): string {
  return proxyAddr(request, trusted);
}
