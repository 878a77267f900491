import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';

const LOOKUP_TIMEOUT_MS = 2_000;

export type ResolveHost = (host: string) => Promise<readonly string[]>;

export interface HostOverride {
  readonly host: string;
  readonly address: string;
  readonly port: number;
}

/**
 * Returns the IP addresses of a host. Returns null if the host has no address, or an address outside the public internet.
 */
export async function publicAddressesOf(hostname: string, resolve: ResolveHost): Promise<readonly string[] | null> {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(literal) === 0 ? await resolve(hostname) : [literal];
  return addresses.length > 0 && addresses.every(isPublicAddress) ? addresses : null;
}

/** Resolves to checked addresses only, because another DNS query could return others. */
export function fixedLookup(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) => {
    const [first = { address: '', family: 0 }] = found;
    if (all) callback(null, found);
    else callback(null, first.address, first.family);
  };
}

/** Asks DNS itself, because this machine's names for internal hosts must stay private. */
export function resolveByDns(signal: AbortSignal): ResolveHost {
  return async (host) => {
    const resolver = new Resolver({ timeout: LOOKUP_TIMEOUT_MS, tries: 1 });
    signal.addEventListener('abort', () => resolver.cancel(), { once: true });
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}
