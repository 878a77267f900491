import type { Proof } from '@/contract/generated/review';
import { proofBy } from '@/core/account/career-status/proof.rules';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import { Problem } from '@/server/contract/problem';
import { CompanyUnknown } from '@/server/platform/contributing/company-unknown';
import type { Database } from '@/server/platform/database';
import { careerAtCompany, namedInCatalogue } from './contributed-facts.queries';

export interface NamedFacts {
  readonly jobProfile: string | null;
  readonly departmentId: number | null;
  readonly city: string | null;
}

export interface FactIds {
  readonly jobProfileId: number | null;
  readonly departmentId: number | null;
  readonly locationId: number | null;
}

type Subject = 'review' | 'benefits' | 'photos' | 'tenure';

/** Finds a company. Throws 422 `<subject>_company_unknown`. */
export async function companyIdByName(tx: Database, subject: Subject, companyName: string): Promise<number> {
  const [named] = await tx.query(namedInCatalogue, companyName, null, null, null);
  if (named?.company_id != null) return named.company_id;
  throw new CompanyUnknown(`${subject}_company_unknown`, contributionRefusals.company);
}

/** Finds facts. Throws 422 `<subject>_role_unknown`, `…_department_unknown`, `…_city_unknown`. */
export async function factIdsByName(tx: Database, subject: Subject, facts: NamedFacts): Promise<FactIds> {
  const { jobProfile, departmentId, city } = facts;
  const [named] = await tx.query(namedInCatalogue, '', jobProfile, departmentId, city);
  const ids = {
    jobProfileId: named?.job_profile_id ?? null,
    departmentId: named?.department_id ?? null,
    locationId: named?.location_id ?? null,
  };
  if (jobProfile !== null && ids.jobProfileId === null) {
    throw unknown(subject, 'role', 'jobProfile', contributionRefusals.jobProfile);
  }
  if (departmentId !== null && ids.departmentId === null) {
    throw unknown(subject, 'department', 'departmentId', contributionRefusals.department);
  }
  if (city !== null && ids.locationId === null) throw unknown(subject, 'city', 'city', contributionRefusals.city);
  return ids;
}

export async function proofAt(tx: Database, persona: Uint8Array, companyId: number): Promise<Proof | null> {
  const [career] = await tx.query(careerAtCompany, persona, companyId);
  if (career === undefined || career.type === 'student') return null;
  return proofBy({ type: career.type, verified: career.verified, source: career.verification_source });
}

function unknown(subject: Subject, what: string, field: string, message: string): Problem {
  return new Problem(422, `${subject}_${what}_unknown`, message, { [field]: message });
}
