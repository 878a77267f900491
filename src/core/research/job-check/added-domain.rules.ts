import type { HostNames } from '@/core/kernel/common/host-names';
import { isFreeMailAddress } from '@/core/kernel/formatting/free-mail.rules';
import { isSharedSite } from './shared-sites.rules';

/** Maximum number of domains that moderators add to a company. */
export const MAX_ADDED_DOMAINS = 10;

/** Sentences about a domain that cannot be added. */
export const addedDomainRefusals = {
  missing: 'Enter the domain.',
  unfitting:
    'Enter a domain that the company registered itself, such as acme.co.in. Mail providers and sites of many don’t count.',
  full: `A company can have ${MAX_ADDED_DOMAINS} added domains. Remove one first.`,
  ofOther: (company: string) => `${company} has this domain too. If both use it, tick the box.`,
} as const;

/** Returns the domain that a moderator can add to a company, in ASCII; null if it is not registrable or many share it. */
export function domainToAdd(text: string, hosts: Pick<HostNames, 'registrable'>): string | null {
  const domain = hosts.registrable(text);
  return domain === null || isSharedSite(domain) || isFreeMailAddress(`@${domain}`) ? null : domain;
}
