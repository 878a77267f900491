import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

export type TrustedHops = (address: string, hop: number) => boolean;

/** Returns the trusted proxies in the form that fastify takes. */
export function trustedHops(proxies: number): TrustedHops {
  return (_address, hop) => hop < proxies;
}

/** Returns the client behind the trusted proxies, like `request.ip` of fastify, for requests that bypass fastify. */
export function clientAddressOf(request: IncomingMessage, trusted: TrustedHops): string {
  return proxyAddr(request, trusted);
}
