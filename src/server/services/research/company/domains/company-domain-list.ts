import { LRUCache } from 'lru-cache';
import { getDomain } from 'tldts';
import type { CompanyDomains } from '@/contract/generated/company';
import { KnownDomains } from '@/core/research/job-check/look-alike.rules';
import { isSharedSite } from '@/core/research/job-check/shared-sites.rules';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { companySites } from './company-domains.queries';
import { hostNames } from './host-names';

type CompanySites = RowOf<(typeof companySites)['columns']>;

const LIFETIME_MS = 60_000;

export interface CompanyDomainsDeps {
  readonly database: Database;
  readonly now: () => number;
}

export class CompanyDomainList {
  readonly #lists: LRUCache<'all', CompanyDomains>;
  #known: { readonly of: string; readonly domains: KnownDomains } | null = null;

  constructor({ database, now }: CompanyDomainsDeps) {
    this.#lists = new LRUCache<'all', CompanyDomains>({
      max: 1,
      ttl: LIFETIME_MS,
      ttlResolution: 0,
      perf: { now },
      fetchMethod: async () => ({ companies: companiesOf(await database.query(companySites)) }),
    });
  }

  all(): Promise<CompanyDomains> {
    return this.#lists.forceFetch('all');
  }

  /** Returns the domains, prepared only after a change, because ten thousand take a tenth of a second. */
  async known(): Promise<KnownDomains> {
    const { companies } = await this.all();
    const of = JSON.stringify(companies);
    if (this.#known?.of !== of) this.#known = { of, domains: new KnownDomains(companies, hostNames) };
    return this.#known.domains;
  }
}

function companiesOf(rows: readonly CompanySites[]) {
  return rows.flatMap((row) => {
    const domains = domainsOf(row);
    return domains.length === 0 ? [] : [{ name: row.name, domains }];
  });
}

export function domainsOf({ sites, added }: Pick<CompanySites, 'sites' | 'added'>): readonly string[] {
  return [...new Set([...sites.flatMap((site) => ownDomainOf(site) ?? []), ...added])];
}

/** Returns the registrable domain of a site. Null for an invalid address, or for a site that many companies share. */
export function ownDomainOf(site: string): string | null {
  const domain = getDomain(site.trim())?.toLowerCase() ?? null;
  return domain === null || isSharedSite(domain) || !/^[a-z0-9.-]+$/.test(domain) ? null : domain;
}
