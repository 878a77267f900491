import type { HostNames } from '@/core/kernel/common/host-names';
import { isFreeMailAddress } from '@/core/kernel/formatting/free-mail.rules';
import { isSharedSite } from './shared-sites.rules';

export const MAX_ADDED_DOMAINS = 10;

/** The maximum number of added domains. It keeps the list of ten thousand companies below 100 kB on the wire. */
export const MAX_ADDED_DOMAINS_TOTAL = 500;

export const addedDomainRefusals = {
  missing: 'Enter the domain.',
  unfitting:
    'Enter a domain that the company registered itself, such as acme.co.in. Email providers and shared sites don’t count.',
  full: `A company can have ${MAX_ADDED_DOMAINS} added domains. Remove one first.`,
  fullInAll: `All companies together can have ${MAX_ADDED_DOMAINS_TOTAL} added domains. Remove one that nobody uses first.`,
  ofOther: (company: string) => `${company} has this domain too. If both use it, tick the box.`,
} as const;

export function domainLimitRefusal(own: number, inAll: number): string | null {
  if (own >= MAX_ADDED_DOMAINS) return addedDomainRefusals.full;
  return inAll >= MAX_ADDED_DOMAINS_TOTAL ? addedDomainRefusals.fullInAll : null;
}

export function domainToAdd(text: string, hosts: Pick<HostNames, 'registrable'>): string | null {
  const domain = hosts.registrable(text);
  return domain === null || isSharedSite(domain) || isFreeMailAddress(`@${domain}`) ? null : domain;
}
