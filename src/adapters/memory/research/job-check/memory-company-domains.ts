import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { HostNames } from '@/core/kernel/common/host-names';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { CompanyDomainReading } from '@/core/research/job-check/company-domains.port';
import { hostOf } from '@/core/research/job-check/message-addresses.rules';
import type { CompanyDomains, KnownCompany } from '@/core/research/job-check/message-check';
import { isSharedSite } from '@/core/research/job-check/shared-sites.rules';

/** The domains of a memory world's companies. */
export class MemoryCompanyDomains implements CompanyDomainReading {
  readonly #browser: MemoryBrowser;
  readonly #hosts: HostNames;

  constructor(browser: MemoryBrowser, hosts: HostNames) {
    this.#browser = browser;
    this.#hosts = hosts;
  }

  listCompanyDomains(): Promise<Result<CompanyDomains, Failure>> {
    return this.#browser.ask('listCompanyDomains', {}, () => {
      const companies = companyDomainsOf(this.#browser.world, this.#hosts);
      return ok({ companies: companies.toSorted((one, other) => one.name.localeCompare(other.name, 'en')) });
    });
  }
}

/** Returns the companies of a world of which a domain is known. */
export function companyDomainsOf(world: MemoryWorld, hosts: HostNames): readonly KnownCompany[] {
  return world.records(CompanyRecords).all.flatMap(({ companyName, details }) => {
    const sites = [details.website, details.careerSiteUrl].flatMap((site) => site ?? []);
    const found = sites.flatMap((site) => hosts.registered(hostOf(site) ?? '')?.domain ?? []);
    const domains = [...new Set(found)].filter((domain) => !isSharedSite(domain));
    return domains.length === 0 ? [] : [{ name: companyName, domains }];
  });
}
