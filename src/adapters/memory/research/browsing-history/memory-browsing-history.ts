import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { BrowsingHistory, VisitedCompany } from '@/core/research/browsing-history/browsing-history.port';
import { SHOWN_VISITS } from '@/core/research/browsing-history/browsing-history.rules';
import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import { CompanyRecords } from '../company/company-records';

export class MemoryBrowsingHistory implements BrowsingHistory {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listVisitedCompanies(): Promise<Result<{ readonly items: readonly VisitedCompany[] }, Failure>> {
    const { world } = this.#browser;
    return this.#browser.askSignedIn('listVisitedCompanies', {}, (viewer) => {
      const visited = world.records(VisitRecords).of(viewer).urlNames.slice(0, SHOWN_VISITS);
      const items = visited.flatMap((urlName) => {
        const company = world.records(CompanyRecords).findByUrlName(urlName);
        return company === null ? [] : [{ urlName: company.urlName, companyName: company.companyName, logo: null }];
      });
      return ok({ items });
    });
  }

  recordVisit(path: { readonly urlName: string }): Promise<Result<null, Failure>> {
    const { world } = this.#browser;
    return this.#browser.askSignedIn('recordVisit', { path }, (viewer) => {
      const company = world.records(CompanyRecords).findByUrlName(path.urlName);
      if (company === null) return refusal(404, 'company_not_found', companyRefusals.notFound);
      world.records(VisitRecords).of(viewer).add(company.urlName);
      return ok(null);
    });
  }
}

class Visits {
  urlNames: readonly string[] = [];

  add(urlName: string): void {
    this.urlNames = [urlName, ...this.urlNames.filter((one) => one !== urlName)];
  }
}

class VisitRecords {
  readonly #visits = new PerUser(() => new Visits());

  of(user: MemoryUser): Visits {
    return this.#visits.of(user);
  }
}
