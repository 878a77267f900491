import type { LakhsAndThousand, SalaryContribution } from '@/contract/generated/salary';
import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { monthInIndia, yearInIndia } from '@/core/kernel/common/india-calendar.rules';
import { vestingYearsOf } from '@/core/kernel/common/stock.rules';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import { INDEFINITE_HOLD_DATE } from '@/core/research/contribute/one-voice.rules';
import { FIXED_PAY_NEEDED, isOutlier, unusualPayIn, yearFault } from '@/core/research/contribute/salary-check.rules';
import type { SalaryHandlers } from '@/server/contract/generated/salary';
import { Problem, refuseFaults } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { CompanyProposals } from '@/server/platform/contributing/company-proposals';
import { CompanyUnknown } from '@/server/platform/contributing/company-unknown';
import { Contributing } from '@/server/platform/contributing/contributing';
import { contributorOf } from '@/server/platform/contributing/contribution-source';
import type { StoreContribution } from '@/server/platform/contributing/waiting-contribution';
import type { Database } from '@/server/platform/database';
import { addSalary, salarySubject, typicalPay } from './add-salary.queries';
import { salaryUniqueKey } from './salary-unique-key';

export interface GiveSalaryDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly proposals: CompanyProposals;
  readonly now: () => number;
}

export function createAddSalary({
  database,
  authorship,
  proposals,
  now,
}: GiveSalaryDeps): Pick<SalaryHandlers, 'giveSalary'> {
  const contributing = new Contributing(database, authorship, now);

  async function subjectOf({ companyName, jobProfile, locationId, department }: SalaryContribution) {
    const [found] = await database.query(salarySubject, companyName.trim(), jobProfile.trim(), locationId, department);
    if (!found?.job_profile_id) throw refused('salary_role_unknown', 'jobProfile', contributionRefusals.pickJobProfile);
    if (!found.location_id) throw refused('salary_city_unknown', 'locationId', contributionRefusals.pickCity);
    if (department !== null && !found.department_id)
      throw refused('salary_city_unknown', 'department', contributionRefusals.pickDepartment);
    return {
      companyId: found.company_id,
      jobProfileId: found.job_profile_id,
      locationId: found.location_id,
      departmentId: found.department_id,
    };
  }

  function monthOf({ currentSalary, year }: SalaryContribution): string {
    const at = now();
    if (currentSalary || year === yearInIndia(at)) return `${monthInIndia(at)}-01`;
    refuseFaults({ year: yearFault(year, at) });
    return `${year}-12-01`;
  }

  const give: StoreContribution<'salary'> = async ({ personaRef, isInvited = false }, key, body) => {
    const month = monthOf(body);
    const subject = await subjectOf(body);
    const pay = payOf(body);
    const { employment = USUAL_EMPLOYMENT } = body;
    const [role] = await database.query(typicalPay, subject.jobProfileId, employment);
    if (!body.isConfirmed) refuseUnusual(pay, role?.median ?? null);
    const { companyId, jobProfileId, locationId, departmentId } = subject;
    if (companyId === null) throw new CompanyUnknown('salary_company_unknown', contributionRefusals.pickCompany);
    const isHeld = role !== undefined && isOutlier(pay.fixed + pay.variable + pay.stock, role);
    const once = salaryUniqueKey({ companyId, jobProfileId, month });
    const { isConfirmed: _confirmed, ...said } = body;
    const request = { persona: personaRef, key, kind: 'salary', said: [said], isInvited } as const;
    return contributing.store(request, async (tx, author) => {
      const [added] = await tx.query(addSalary, {
        id: author.id,
        company_id: companyId,
        job_profile_id: jobProfileId,
        location_id: locationId,
        department_id: departmentId,
        experience: body.totalExperience,
        month,
        fixed: pay.fixed,
        variable: pay.variable,
        stock: pay.stock,
        joining_bonus: pay.joiningBonus,
        employment,
        author_ref: author.authorRef,
        author_seal: author.authorSeal,
        once_ref: authorship.onceRef(personaRef, once),
        waits_until: isHeld ? INDEFINITE_HOLD_DATE : await contributing.waitsUntil(tx, personaRef, companyId),
      });
      if (added === undefined) throw givenAlready();
      return { earning: 1, companyId };
    });
  };
  proposals.register('salary', give);

  return {
    async giveSalary({ body: { newCompany, ...body }, ...call }) {
      const contribution = { kind: 'salary', key: call.headers['idempotency-key'], body } as const;
      return { status: 201, body: { salaryId: await proposals.give(contributorOf(call), contribution, newCompany) } };
    },
  };
}

function payOf({ fixedSalary, variableSalary, stockDetail, joiningBonus = null }: SalaryContribution) {
  const years = vestingYearsOf(stockDetail?.vestingPeriod ?? null);
  const fixed = rupeesOf(fixedSalary);
  refuseFaults({ fixedSalary: fixed === 0 ? FIXED_PAY_NEEDED : null });
  return {
    fixed,
    variable: variableSalary === null ? 0 : rupeesOf(variableSalary),
    stock: stockDetail === null ? 0 : Math.round(rupeesOf(stockDetail) / years),
    joiningBonus: joiningBonus === null ? 0 : rupeesOf(joiningBonus),
  };
}

function rupeesOf({ lakhs, thousand }: LakhsAndThousand): number {
  return lakhs * 100_000 + thousand * 1_000;
}

function refuseUnusual(pay: ReturnType<typeof payOf>, typical: number | null): void {
  const unusual = unusualPayIn({ ...pay, typical });
  if (unusual !== null) throw refused('salary_unusual', unusual.field, unusual.question);
}

function refused(code: string, field: string, sentence: string): Problem {
  return new Problem(422, code, sentence, { [field]: sentence });
}

function givenAlready(): Problem {
  const message = contributionRefusals.salaryGiven;
  return new Problem(422, 'salary_given_already', message, { jobProfile: message });
}
