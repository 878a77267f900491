import type { QueryPair } from '@/core/kernel/common/address';
import { parseAddress } from '@/core/kernel/common/address';

/**
 * Returns whether a target is the place where one already is, so that navigating does nothing (NV-SAME-PATH). A slash at the
 * end and the campaign, which says where a click came from and not what to show, make no difference; the rest of the
 * query and the place inside the page do.
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
