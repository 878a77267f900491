import { careerProofAt, isFirstProofAt } from '@/adapters/memory/account/career-status/career-proof-at';
import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { checkTexts } from '@/core/kernel/content-checks/case-findings.rules';
import type { BenefitContribution, BenefitContributions } from '@/core/research/contribute/benefit-contributions.port';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import { newAccountHold } from '@/core/research/reviews/review-holds.rules';
import { BenefitRecords } from '../benefits/benefit-records';
import { CompanyRecords } from '../company/company-records';
import { proposeCompany } from './company-proposals';
import { ContributionRecords } from './contribution-records';
import { WaitingCards } from './waiting-cards';

export class MemoryBenefitContributions implements BenefitContributions {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  giveBenefits(
    input: BenefitContribution & ContributionMarks,
  ): Promise<Result<{ readonly reportId: string }, Failure>> {
    const { draftId, cameBy, newCompany, ...body } = input;
    return this.#browser.askSignedIn('giveBenefits', { input }, (viewer) => {
      const { world } = this.#browser;
      const { lists } = world.records(CatalogRecords);
      const reports = world.records(BenefitRecords);
      const company = world
        .records(CompanyRecords)
        .all.find(({ companyName }) => companyName.toLowerCase() === body.companyName.toLowerCase());
      const department = lists.department.find(({ id }) => id === body.departmentId);
      if (body.departmentId !== null && department === undefined) {
        return unknown('department', 'departmentId', contributionRefusals.department);
      }
      const city = lists.location.find(({ name }) => name.toLowerCase() === body.city?.toLowerCase());
      if (body.city !== null && city === undefined) return unknown('city', 'city', contributionRefusals.city);
      if (body.codes.some((code) => reports.catalogue.every((benefit) => benefit.code !== code))) {
        return unknown('code', 'codes', contributionRefusals.benefits);
      }
      if (company === undefined) {
        if (newCompany === undefined) return unknown('company', 'companyName', contributionRefusals.company);
        const waits = proposeCompany(world, viewer, { kind: 'benefit', key: draftId, body, newCompany });
        return waits.ok ? ok({ reportId: waits.value }) : waits;
      }
      const { companyId, companyName } = company;
      const findings = checkTexts('benefits', [body.text]).held;
      const text = body.text?.trim() || null;
      const report = { kind: 'benefits', about: null, month: monthInIndia(world.clock.now()), findings, text } as const;
      const stored = world.records(ContributionRecords).store(
        viewer,
        { kind: 'benefit', key: draftId, said: body, companyId, once: `benefits ${companyId}`, report, cameBy },
        (id) => {
          const isChecked = isFirstProofAt(world, viewer, companyName);
          const waitsUntil = newAccountHold({ madeAt: viewer.madeAt, isChecked }, world.clock.now())?.getTime() ?? null;
          if (findings.length > 0) return () => undefined;
          const given = {
            ...{ id, companyId, codes: body.codes, text },
            ...{ department: department?.name ?? null, location: city?.name ?? null, isCurrent: body.isCurrent },
            ...{ proof: careerProofAt(world, viewer, companyName), createdAt: world.clock.now() },
            authorId: viewer.id,
            waitsUntil,
          };
          return world.records(WaitingCards).keep(id, () => {
            reports.add(given);
            return () => reports.remove(id);
          });
        },
        givenAlready,
      );
      return stored.ok ? ok({ reportId: stored.value }) : stored;
    });
  }
}

function givenAlready(): Refusal {
  const message = contributionRefusals.benefitsGiven;
  return refusal(422, 'benefits_given_already', message, { companyName: message });
}

function unknown(what: string, field: string, message: string): Refusal {
  return refusal(422, `benefits_${what}_unknown`, message, { [field]: message });
}
