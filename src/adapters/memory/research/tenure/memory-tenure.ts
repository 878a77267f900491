import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import type { Tenure, TenureContribution } from '@/core/research/tenure/tenure.port';
import type {
  CompanyTenure,
  OwnTenure,
  TenureFigure,
  TenureFigures,
  TenureReport,
} from '@/core/research/tenure/tenure.rules';
import { MAIN_TENURE_FACTS, MAX_LISTED_COMPANIES } from '@/core/research/tenure/tenure.rules';
import {
  firstDayOfQuarter,
  quarterOf,
  tenureFaults,
  tenureFieldPath,
} from '@/core/research/tenure/tenure-faults.rules';
import { CompanyRecords } from '../company/company-records';
import { companyNotFound } from '../company/memory-companies';
import { proposeCompany } from '../contribute/company-proposals';
import { ContributionRecords } from '../contribute/contribution-records';
import { AnswerRecords } from '../employer-answers/answer-records';
import type { MemoryTenure } from './tenure-records';
import { TenureRecords } from './tenure-records';

export class MemoryTenureReports implements Tenure {
  readonly #browser: MemoryBrowser;
  readonly #records: TenureRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#records = browser.world.records(TenureRecords);
  }

  getTenureFigures(query: { readonly company: string }): Promise<Result<TenureFigures, Failure>> {
    return this.#browser.ask('getTenureFigures', { query }, () => {
      const company = this.#companyAt(query.company);
      if (company === null) return companyNotFound();
      return ok({
        figures: this.#figuresOf(company.companyId),
        roles: this.#records.groupsOf(company.companyId, 'role'),
        departments: this.#records.groupsOf(company.companyId, 'department'),
        cities: this.#records.groupsOf(company.companyId, 'city'),
        asOf: this.#records.takenOn,
      });
    });
  }

  listTenureFacts(query: { readonly companies: string }): Promise<Result<readonly CompanyTenure[], Failure>> {
    return this.#browser.ask('listTenureFacts', { query }, () => {
      const deciding: ReadonlySet<string> = new Set(MAIN_TENURE_FACTS);
      const names = listedOptions(query.companies.toLowerCase()).slice(0, MAX_LISTED_COMPANIES);
      return ok(
        names.flatMap((urlName) => {
          const company = this.#companyAt(urlName);
          if (company === null) return [];
          const figures = this.#figuresOf(company.companyId);
          return [{ urlName, figures: figures.filter(({ question }) => deciding.has(question)) }];
        }),
      );
    });
  }

  listOwnTenure(query: { readonly company: string }): Promise<Result<readonly OwnTenure[], Failure>> {
    return this.#browser.askSignedIn('listOwnTenure', { query }, (viewer) => {
      const company = this.#companyAt(query.company);
      if (company === null) return companyNotFound();
      const { location, jobProfile } = this.#browser.world.records(CatalogRecords).lists;
      return ok(
        this.#records.of(viewer.id, company.companyId).map(({ id, locationId, ...report }) => ({
          reportId: id,
          joined: report.joined,
          left: report.left,
          jobProfile: jobProfile.find((title) => title.id === report.jobProfileId)?.name ?? null,
          departmentId: report.departmentId,
          city: location.find((city) => city.id === locationId)?.name ?? null,
          answers: report.answers,
        })),
      );
    });
  }

  giveTenure(input: TenureContribution & ContributionMarks): Promise<Result<{ readonly reportId: string }, Failure>> {
    const { draftId, cameBy, newCompany, ...body } = input;
    return this.#browser.askSignedIn('giveTenure', { input }, (viewer) => {
      const { world } = this.#browser;
      const now = world.clock.now();
      const faults = this.#faultsOf(body) ?? this.#unknownIn(body);
      if (faults !== null) return faults;
      const company = world
        .records(CompanyRecords)
        .all.find(({ companyName }) => companyName.toLowerCase() === body.companyName.trim().toLowerCase());
      if (company === undefined) {
        if (newCompany === undefined) return unknown('company', 'companyName', contributionRefusals.company);
        const waits = proposeCompany(world, viewer, { kind: 'tenure', key: draftId, body, newCompany });
        return waits.ok ? ok({ reportId: waits.value }) : waits;
      }
      const { companyId } = company;
      const report = {
        kind: 'tenure',
        about: null,
        month: monthInIndia(Date.parse(firstDayOfQuarter(quarterOf(now)))),
      } as const;
      const once = onceOf(companyId, body.joined);
      let withdrawn: MemoryTenure | null = null;
      const stored = world.records(ContributionRecords).store(
        viewer,
        { kind: 'tenure', key: draftId, said: body, companyId, once, report, cameBy },
        (id, waitsUntil) => {
          const first = { id, companyId, ...this.#factsOf(body), told: quarterOf(now), authorId: viewer.id };
          this.#records.add(withdrawn ?? { ...first, waitsUntil: waitsUntil() });
          return () => {
            withdrawn = this.#records.find(id);
            this.#records.remove(id);
          };
        },
        givenAlready,
      );
      return stored.ok ? ok({ reportId: stored.value }) : stored;
    });
  }

  editTenure(input: TenureReport & { readonly reportId: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('editTenure', { input }, (viewer) => {
      const { reportId, ...body } = input;
      const before = this.#records.find(reportId.toLowerCase());
      if (before?.authorId !== viewer.id) return refusal(404, 'tenure_not_found', contributionRefusals.notFound);
      const faults = this.#faultsOf(body) ?? this.#unknownIn(body);
      if (faults !== null) return faults;
      const contributions = this.#browser.world.records(ContributionRecords);
      if (body.joined !== before.joined) {
        if (!contributions.claim(viewer, onceOf(before.companyId, body.joined))) return givenAlready();
        contributions.release(viewer, onceOf(before.companyId, before.joined));
      }
      this.#records.change(before, { ...before, ...this.#factsOf(body) });
      return ok(null);
    });
  }

  #figuresOf(companyId: number): readonly TenureFigure[] {
    const answers = this.#browser.world.records(AnswerRecords);
    return this.#records
      .figuresOf(companyId)
      .map((figure) => ({ ...figure, ...answers.memberOf({ kind: 'tenure', to: figure.question, companyId }, true) }));
  }

  #companyAt(urlName: string) {
    return this.#browser.world.records(CompanyRecords).findByUrlName(urlName);
  }

  #faultsOf(report: TenureReport): Refusal | null {
    const faults = Object.entries(tenureFaults(report, this.#browser.world.clock.now()));
    if (faults.length === 0) return null;
    const fields = Object.fromEntries(faults.map(([field, sentence]) => [tenureFieldPath(field), sentence]));
    return refusal(422, 'tenure_unfitting', contributionRefusals.tenureFaulty, fields);
  }

  #unknownIn({ jobProfile, departmentId, city }: TenureReport): Refusal | null {
    const { department, location } = this.#browser.world.records(CatalogRecords).lists;
    if (jobProfile !== null && this.#titleId(jobProfile) === null)
      return unknown('role', 'jobProfile', contributionRefusals.jobProfile);
    if (departmentId !== null && department.every(({ id }) => id !== departmentId))
      return unknown('department', 'departmentId', contributionRefusals.department);
    const isKnown = city === null || location.some(({ name }) => name.toLowerCase() === city.toLowerCase());
    return isKnown ? null : unknown('city', 'city', contributionRefusals.city);
  }

  #titleId(title: string | null): number | null {
    const { jobProfile } = this.#browser.world.records(CatalogRecords).lists;
    return jobProfile.find(({ name }) => name.toLowerCase() === title?.toLowerCase())?.id ?? null;
  }

  #factsOf({ joined, left, jobProfile, departmentId, city, answers }: TenureReport) {
    const { location } = this.#browser.world.records(CatalogRecords).lists;
    const locationId = location.find(({ name }) => name.toLowerCase() === city?.toLowerCase())?.id ?? null;
    return { joined, left, jobProfileId: this.#titleId(jobProfile), departmentId, locationId, answers };
  }
}

function onceOf(companyId: number, joined: string): string {
  return `tenure ${companyId} ${joined}`;
}

function unknown(what: string, field: string, message: string): Refusal {
  return refusal(422, `tenure_${what}_unknown`, message, { [field]: message });
}

function givenAlready(): Refusal {
  const message = contributionRefusals.tenureGiven;
  return refusal(422, 'tenure_given_already', message, { joined: message });
}
