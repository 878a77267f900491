import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Videos } from '@/core/research/company/company.port';
import type { Video } from '@/core/research/company/company-details';
import { CompanyRecords } from './company-records';
import { companyNotFound } from './memory-companies';

export class MemoryVideos implements Videos {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listVideos(query: { readonly company: string }): Promise<Result<readonly Video[], Failure>> {
    return this.#browser.ask('listVideos', { query }, () => {
      const company = this.#browser.world.records(CompanyRecords).findByUrlName(query.company);
      return company === null ? companyNotFound() : ok(company.videos);
    });
  }
}
