import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

export type TrustedHops = (address: string, hop: number) => boolean;

/** Fastify takes the same function. */
export function trustedHops(proxies: number): TrustedHops {
  return (_address, hop) => hop < proxies;
}

/** The client behind the trusted proxies, as `request.ip` of fastify, for requests that bypass fastify. */
export function clientAddressOf(request: IncomingMessage, trusted: TrustedHops): string {
  return proxyAddr(request, trusted);
}
