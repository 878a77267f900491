import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryCompany } from '@/adapters/memory/research/company/company-records';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { companyNotFound } from '@/adapters/memory/research/company/memory-companies';
import { ownCompanyRefusal } from '@/adapters/memory/research/employer/own-company-refusal';
import { moderatorActRefusal } from '@/adapters/memory/trust/moderation/moderator-refusal';
import { LogRecords } from '@/adapters/memory/trust/public-log/log-records';
import { domainOfAddress } from '@/core/account/career-status/work-email.rules';
import type { Failure } from '@/core/kernel/common/failure';
import type { HostNames } from '@/core/kernel/common/host-names';
import { dayNumberInIndia, monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { originOfEmployerAct } from '@/core/kernel/moderated/employer-acts.rules';
import type { CompanyDomainEditing } from '@/core/research/employer/company-domains.port';
import type { DomainsOfCompany, ProvedDomains } from '@/core/research/employer/domains-of-company';
import { addedDomainRefusals, domainLimitRefusal, domainToAdd } from '@/core/research/job-check/added-domain.rules';
import type { CompanyDomainReading } from '@/core/research/job-check/company-domains.port';
import { hostOf } from '@/core/research/job-check/message-addresses.rules';
import type { CompanyDomains, KnownCompany } from '@/core/research/job-check/message-check';
import type { ProvedAddress } from '@/core/research/job-check/proved-domains.rules';
import { provedDomains } from '@/core/research/job-check/proved-domains.rules';
import { isSharedSite } from '@/core/research/job-check/shared-sites.rules';

interface DomainPath {
  readonly urlName: string;
  readonly domain: string;
}

export class MemoryCompanyDomains implements CompanyDomainReading, CompanyDomainEditing {
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

  getDomainsOfCompany(path: { readonly urlName: string }): Promise<Result<DomainsOfCompany, Failure>> {
    return this.#browser.ask('getDomainsOfCompany', { path }, () => {
      const company = this.#companyAt(path.urlName);
      if (company === null) return companyNotFound();
      const added = this.#added.of(company.companyId).map(({ domain, since }) => ({ domain, since }));
      return ok({ known: knownDomainsOf(company, this.#hosts).toSorted(), added });
    });
  }

  listProvedDomains(path: { readonly urlName: string }): Promise<Result<ProvedDomains, Failure>> {
    return this.#browser.askSignedIn('listProvedDomains', { path }, (viewer) => {
      const refused = moderatorActRefusal(this.#browser, viewer);
      if (refused !== null) return refused;
      const company = this.#companyAt(path.urlName);
      if (company === null) return companyNotFound();
      const ofOthers = ownCompanyRefusal(this.#browser.world, viewer, company);
      if (ofOthers !== null) return ofOthers;
      const proved = this.#provedAddresses(company.companyName);
      return ok({ domains: provedDomains(proved, this.#domainsOf(company), dayNumberInIndia(this.#now)) });
    });
  }

  addCompanyDomain({
    urlName,
    domain: typed,
    ...body
  }: DomainPath & { readonly isShared: boolean }): Promise<Result<null, Failure>> {
    const path = { urlName, domain: typed };
    return this.#browser.askSignedIn('addCompanyDomain', { path, body }, (viewer) => {
      const refused = moderatorActRefusal(this.#browser, viewer);
      if (refused !== null) return refused;
      const company = this.#companyAt(urlName);
      if (company === null) return companyNotFound();
      const ofOthers = ownCompanyRefusal(this.#browser.world, viewer, company);
      if (ofOthers !== null) return ofOthers;
      const domain = domainToAdd(typed, this.#hosts);
      const { unfitting, ofOther } = addedDomainRefusals;
      if (domain === null) return refusal(422, 'domain_unfitting', unfitting, { domain: unfitting });
      const other = this.#browser.world
        .records(CompanyRecords)
        .all.find((one) => one.companyId !== company.companyId && this.#domainsOf(one).includes(domain));
      if (other !== undefined && !body.isShared) {
        const message = ofOther(other.companyName);
        return refusal(409, 'domain_of_other', message, { domain: message });
      }
      const own = this.#added.of(company.companyId);
      if (own.some((one) => one.domain === domain)) return ok(null);
      const full = domainLimitRefusal(own.length, this.#added.all.length);
      if (full !== null) return refusal(422, 'domains_full', full, { domain: full });
      const { companyId } = company;
      this.#added.all = [...this.#added.all, { companyId, domain, since: monthInIndia(this.#now) }];
      this.#log(company);
      return ok(null);
    });
  }

  removeCompanyDomain(path: DomainPath): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('removeCompanyDomain', { path }, (viewer) => {
      const refused = moderatorActRefusal(this.#browser, viewer);
      if (refused !== null) return refused;
      const company = this.#companyAt(path.urlName);
      if (company === null) return companyNotFound();
      const ofOthers = ownCompanyRefusal(this.#browser.world, viewer, company);
      if (ofOthers !== null) return ofOthers;
      const domain = this.#hosts.registrable(path.domain) ?? path.domain;
      const rest = this.#added.all.filter((one) => one.companyId !== company.companyId || one.domain !== domain);
      if (rest.length < this.#added.all.length) this.#log(company);
      this.#added.all = rest;
      return ok(null);
    });
  }

  #domainsOf(company: MemoryCompany): readonly string[] {
    return domainsOf(this.#browser.world, company, this.#hosts);
  }

  #provedAddresses(company: string): readonly ProvedAddress[] {
    const careers = this.#browser.world.records(CareerRecords).all.flatMap(({ career }) => career ?? []);
    return careers.flatMap(({ status: { working }, provedAt }) => {
      if (working?.companyName.toLowerCase() !== company.toLowerCase() || provedAt === null) return [];
      const host = domainOfAddress(working.workEmail ?? '');
      const domain = domainToAdd(this.#hosts.registered(host)?.domain ?? '', this.#hosts);
      return domain === null ? [] : [{ domain, provedOn: dayNumberInIndia(provedAt) }];
    });
  }

  #companyAt(urlName: string): MemoryCompany | null {
    return this.#browser.world.records(CompanyRecords).findByUrlName(urlName);
  }

  #log({ companyName: place }: MemoryCompany): void {
    const act = 'CORRECTED';
    const line = { month: monthInIndia(this.#now), kind: 'employer', act, place, rule: null } as const;
    this.#browser.world.records(LogRecords).add({ ...line, origin: originOfEmployerAct(act) });
  }

  get #added(): AddedDomainRecords {
    return this.#browser.world.records(AddedDomainRecords);
  }

  get #now(): number {
    return this.#browser.world.clock.now();
  }
}

export function companyDomainsOf(world: MemoryWorld, hosts: HostNames): readonly KnownCompany[] {
  return world.records(CompanyRecords).all.flatMap((company) => {
    const domains = domainsOf(world, company, hosts);
    return domains.length === 0 ? [] : [{ name: company.companyName, domains }];
  });
}

function domainsOf(world: MemoryWorld, company: MemoryCompany, hosts: HostNames): readonly string[] {
  const added = world.records(AddedDomainRecords).of(company.companyId);
  return [...new Set([...knownDomainsOf(company, hosts), ...added.map(({ domain }) => domain)])];
}

function knownDomainsOf({ details }: MemoryCompany, hosts: HostNames): readonly string[] {
  const sites = [details.website, details.careerSiteUrl].flatMap((site) => site ?? []);
  const found = sites.flatMap((site) => hosts.registered(hostOf(site) ?? '')?.domain ?? []);
  return [...new Set(found)].filter((domain) => !isSharedSite(domain));
}

interface MemoryAddedDomain {
  readonly companyId: number;
  readonly domain: string;
  readonly since: string;
}

class AddedDomainRecords {
  all: readonly MemoryAddedDomain[] = [];

  of(companyId: number): readonly MemoryAddedDomain[] {
    return this.all
      .filter((one) => one.companyId === companyId)
      .toSorted((one, other) => (one.domain < other.domain ? -1 : 1));
  }
}
