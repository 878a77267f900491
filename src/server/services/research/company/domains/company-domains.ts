import { LRUCache } from 'lru-cache';
import { getDomain } from 'tldts';
import type { CompanyDomains } from '@/contract/generated/company';
import { isSharedSite } from '@/core/research/job-check/shared-sites.rules';
import type { CompanyHandlers } from '@/server/contract/generated/company';
import type { Database } from '@/server/platform/database';
import { companySites } from './company-domains.queries';

/** The list is worked out once in so long: it is the same for everyone, and long. */
const LIFETIME_MS = 60_000;

export interface CompanyDomainsDeps {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The domains of all companies. */
export function createCompanyDomains({
  database,
  now,
}: CompanyDomainsDeps): Pick<CompanyHandlers, 'listCompanyDomains'> {
  const lists = new LRUCache<'all', CompanyDomains>({
    max: 1,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async () => ({ companies: companiesOf(await database.query(companySites)) }),
  });
  return {
    async listCompanyDomains() {
      return { status: 200, body: await lists.forceFetch('all') };
    },
  };
}

function companiesOf(rows: readonly { readonly name: string; readonly sites: readonly string[] }[]) {
  return rows.flatMap(({ name, sites }) => {
    const domains = [...new Set(sites.flatMap((site) => ownDomainOf(site) ?? []))];
    return domains.length === 0 ? [] : [{ name, domains }];
  });
}

/** Returns the registrable domain of a site's address; null for none, and for a site that many companies share. */
export function ownDomainOf(site: string): string | null {
  const domain = getDomain(site.trim())?.toLowerCase() ?? null;
  return domain === null || isSharedSite(domain) || !/^[a-z0-9.-]+$/.test(domain) ? null : domain;
}
