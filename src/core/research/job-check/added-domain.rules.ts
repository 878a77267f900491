import type { HostNames } from '@/core/kernel/common/host-names';
import { isFreeMailAddress } from '@/core/kernel/formatting/free-mail.rules';
import { isSharedSite } from './shared-sites.rules';

/** Maximum number of domains that moderators add to a company. */
export const MAX_ADDED_DOMAINS = 10;

/** Maximum number of domains that moderators add to all companies, so that the list of ten thousand stays below 100 kB on the wire. */
export const MAX_ADDED_IN_ALL = 500;

/** Sentences about a domain that cannot be added. */
export const addedDomainRefusals = {
  missing: 'Enter the domain.',
  unfitting:
    'Enter a domain that the company registered itself, such as acme.co.in. Mail providers and sites of many don’t count.',
  full: `A company can have ${MAX_ADDED_DOMAINS} added domains. Remove one first.`,
  fullInAll: `All companies together can have ${MAX_ADDED_IN_ALL} added domains. Remove one that nobody uses first.`,
  ofOther: (company: string) => `${company} has this domain too. If both use it, tick the box.`,
} as const;

/** Returns why a company with `own` added domains can have no further one, of `inAll`; null if it can. */
export function fullRefusal(own: number, inAll: number): string | null {
  if (own >= MAX_ADDED_DOMAINS) return addedDomainRefusals.full;
  return inAll >= MAX_ADDED_IN_ALL ? addedDomainRefusals.fullInAll : null;
}

/** Returns the domain that a moderator can add to a company, in ASCII; null if it is not registrable or many share it. */
export function domainToAdd(text: string, hosts: Pick<HostNames, 'registrable'>): string | null {
  const domain = hosts.registrable(text);
  return domain === null || isSharedSite(domain) || isFreeMailAddress(`@${domain}`) ? null : domain;
}
