import type { Viewer } from '@/server/contract/viewer';
import { networkOf } from '../http/network-of';
import type { ContributionSource } from '../moderation/network-bursts';
import type { Contributor } from './waiting-contribution';

interface ContributionCall {
  readonly viewer: Viewer;
  readonly http: { readonly ip: string };
  readonly headers: { readonly 'came-by'?: 'invitation' | undefined };
}

export function contributorOf({ viewer, http, headers }: ContributionCall): Contributor {
  const { personaRef, userId } = viewer;
  return { personaRef, userId, network: networkOf(http.ip), isInvited: headers['came-by'] === 'invitation' };
}

/** Returns undefined if the author made no request. */
export function sourceOf(network: string | undefined, companyId: number): ContributionSource | undefined {
  return network === undefined ? undefined : { network, companyId };
}
