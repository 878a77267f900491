import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { ok } from '@/core/kernel/common/result';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { CompanyCard } from '@/core/research/company/company-card';
import type { HeadlineStatsReading } from '@/core/research/headline-stats/headline-stats.port';
import { MAX_LISTED_JOB_PROFILES, newestSalaryOf } from '@/core/research/headline-stats/newest-salary.rules';
import { MAX_SPOTLIGHT_COMPANIES, spotlightOf } from '@/core/research/headline-stats/spotlight.rules';
import type { SalaryGroup } from '@/core/research/salaries/salary';
import { CompanyRecords } from '../company/company-records';
import { companyCard } from '../company/memory-company-card';
import { InterviewRecords } from '../interviews/interview-records';
import { ReviewRecords } from '../reviews/review-records';
import { SalaryRecords } from '../salaries/salary-records';

export class MemoryHeadlineStats implements HeadlineStatsReading {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getHeadlineStats(): ReturnType<HeadlineStatsReading['getHeadlineStats']> {
    return this.#browser.ask('getHeadlineStats', {}, () =>
      ok({
        reviews: this.#browser.world.records(ReviewRecords).all.length,
        interviews: this.#browser.world.records(InterviewRecords).interviews.length,
        salaries: this.#browser.world.records(SalaryRecords).all.length,
        users: this.#browser.world.records(UserRecords).all.length,
        newestSalary: newestSalaryOf(this.#byJobProfile(), this.#browser.world.clock.now()),
        spotlight: spotlightOf(this.#byReviews(), this.#browser.world.clock.now()),
      }),
    );
  }

  #byReviews(): readonly CompanyCard[] {
    return this.#browser.world
      .records(CompanyRecords)
      .all.toSorted((one, other) => other.figures.reviews - one.figures.reviews)
      .slice(0, MAX_SPOTLIGHT_COMPANIES)
      .map(companyCard);
  }

  #byJobProfile(): readonly SalaryGroup[] {
    const { world } = this.#browser;
    const salaries = world.records(SalaryRecords);
    return world
      .records(CatalogRecords)
      .lists.jobProfile.map(({ id, name }) => ({
        key: urlNameOf(name),
        name,
        figure: salaries.figureOf({ jobProfileId: id }),
      }))
      .toSorted((one, other) => other.figure.count - one.figure.count)
      .slice(0, MAX_LISTED_JOB_PROFILES);
  }
}
