import type { Viewer } from '@/server/contract/viewer';
import { networkOf } from '../http/network-of';
import type { ContributionSource } from '../moderation/network-bursts';
import type { Contributor } from './waiting-contribution';

/** Returns whoever contributes by a request. */
export function contributorOf({ personaRef, userId }: Viewer, { ip }: { readonly ip: string }): Contributor {
  return { personaRef, userId, network: networkOf(ip) };
}

/** Returns the source of a contribution about a company; undefined for one that comes from no request of its author’s. */
export function sourceOf(network: string | undefined, companyId: number): ContributionSource | undefined {
  return network === undefined ? undefined : { network, companyId };
}
