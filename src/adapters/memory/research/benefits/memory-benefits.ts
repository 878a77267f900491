import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { PageOrder } from '@/adapters/memory/kernel/world/memory-paging';
import { pageOf } from '@/adapters/memory/kernel/world/memory-paging';
import type { Failure } from '@/core/kernel/common/failure';
import type { Page, PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { displayedHeldCount } from '@/core/kernel/figures/shown-numbers.rules';
import type { Benefit, BenefitFigures, BenefitReport } from '@/core/research/benefits/benefit';
import type { Benefits } from '@/core/research/benefits/benefits.port';
import { shownPlaceOf } from '@/core/research/cards/shown-card.rules';
import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import type { DatedAuthor } from '../cards/memory-cards';
import { newestShownFirst, shownAuthors } from '../cards/memory-cards';
import { CompanyRecords } from '../company/company-records';
import type { MemoryBenefitReport } from './benefit-records';
import { BenefitRecords } from './benefit-records';

const newest: PageOrder<CardedReport> = { keys: [shownAtOf], idOf: ({ id }) => id };

export class MemoryBenefits implements Benefits {
  readonly #browser: MemoryBrowser;
  readonly #benefits: BenefitRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#benefits = browser.world.records(BenefitRecords);
  }

  listBenefitCatalogue(): Promise<Result<readonly Benefit[], Failure>> {
    return this.#browser.ask('listBenefitCatalogue', {}, () => ok(this.#benefits.catalogue));
  }

  listBenefitReports(
    query: PageQuery & { readonly company: string; readonly benefit?: string },
  ): Promise<Result<Page<BenefitReport>, Failure>> {
    return this.#browser.ask('listBenefitReports', { query }, () => {
      const reports = this.#reportsOf(query.company);
      if (reports === null) return refusal(404, 'company_not_found', companyRefusals.notFound);
      const code = this.#benefits.catalogue.find(({ urlName }) => urlName === query.benefit)?.code;
      const named = withCards(reports).filter(({ codes }) => query.benefit === undefined || codes.includes(code ?? ''));
      const page = pageOf(named, newest, query);
      return page.ok ? ok({ ...page.value, items: page.value.items.map(present) }) : page;
    });
  }

  getBenefitFigures(query: { readonly company: string }): Promise<Result<BenefitFigures, Failure>> {
    return this.#browser.ask('getBenefitFigures', { query }, () => {
      const reports = this.#reportsOf(query.company);
      if (reports === null) return refusal(404, 'company_not_found', companyRefusals.notFound);
      const now = this.#browser.world.clock.now();
      const counts = new Map<string, number>();
      const counted = reports.filter(({ waitsUntil }) => waitsUntil === null || waitsUntil <= now);
      for (const code of counted.flatMap(({ codes }) => codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
      const newest = withCards(reports)[0]?.shown;
      const benefits = [...counts].map(([code, count]) => ({ code, count }));
      return ok({
        reports: counted.length,
        heldCount: displayedHeldCount(reports.length - counted.length),
        newest: newest?.hasMonth === true ? newest.period : null,
        benefits: benefits.toSorted((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1)),
      });
    });
  }

  #reportsOf(urlName: string): readonly MemoryBenefitReport[] | null {
    const company = this.#browser.world.records(CompanyRecords).findByUrlName(urlName);
    return company === null ? null : this.#benefits.of(company.companyId);
  }
}

function withCards(reports: readonly MemoryBenefitReport[]): readonly CardedReport[] {
  const authors = shownAuthors(
    reports,
    (report) => report,
    ({ id }) => id,
  );
  const carded = authors.flatMap((shown, place) => {
    const report = reports[place];
    return report === undefined ? [] : [{ ...report, shown }];
  });
  return carded.toSorted(newestShownFirst);
}

function shownAtOf({ shown: { last } }: CardedReport): number {
  return last === '' ? 0 : Date.parse(`${last}-01`);
}

interface CardedReport extends MemoryBenefitReport {
  readonly shown: DatedAuthor;
}

function present({
  companyId: _company,
  createdAt: _createdAt,
  authorId: _author,
  waitsUntil: _waits,
  shown,
  ...report
}: CardedReport): BenefitReport {
  return {
    ...report,
    department: shown.hasDepartment ? report.department : null,
    location: shownPlaceOf(shown, { location: report.location, state: null }),
    isCurrent: shown.hasStay ? report.isCurrent : null,
    month: shown.period,
  };
}
