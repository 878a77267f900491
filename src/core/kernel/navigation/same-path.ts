import type { QueryPair } from '@/core/kernel/common/address';
import { parseAddress } from '@/core/kernel/common/address';

/**
 * Compares two addresses without trailing slash and campaign, but with the rest of the query and the hash
 * (NV-SAME-PATH).
 */
export function isSamePath(current: string, target: string): boolean {
  return identityOf(current) === identityOf(target);
}

function identityOf(text: string): string {
  const { base, query, hash } = parseAddress(text);
  const path = base.length > 1 ? base.replace(/\/$/, '') : base;
  const shown = query.filter(([name]) => name !== 'campaign').map(([name, value]: QueryPair) => `${name}=${value}`);
  return JSON.stringify([path, shown, hash]);
}
