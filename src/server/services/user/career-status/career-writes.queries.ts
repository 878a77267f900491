import type { StudentDetails, UnemployedDetails, WorkingDetails } from '@/contract/generated/user';
import type { Database } from '@/server/platform/database';
import type { CareerRow } from '../profile/profile.queries';
import { careerColumns } from '../profile/profile.queries';

/** What a career status begins with. */
export interface CareerBeginning {
  readonly type: CareerRow['type'];
  readonly companyName: string | null;
  readonly collegeName: string | null;
}

/**
 * Begins a person's career status, or begins it anew under the same id: details and verification are empty then. The industry
 * is the company's where the catalogue knows the company.
 */
export async function beginCareer(
  tx: Database,
  persona: Uint8Array,
  { type, companyName, collegeName }: CareerBeginning,
): Promise<CareerRow> {
  const [row] = await tx.query<CareerRow>(
    {
      name: 'user.begin-career',
      text: `
        insert into community.career_statuses (persona_ref, type, company_name, college_name, industry_id)
        values ($1, $2, $3, $4, (
          select industry_id from catalog.companies where lower(name) collate "C" = lower($3) collate "C" limit 1
        ))
        on conflict (persona_ref) do update set
          type = excluded.type, company_name = excluded.company_name, college_name = excluded.college_name,
          industry_id = excluded.industry_id, department_id = null, job_profile = null, tag_id = 0, role_id = null,
          job_location = null, course_id = null, course_name = null, specialization_id = null, specialization = null,
          email_seal = null, verified = '', verification_source = ''
        returning ${careerColumns}`,
    },
    [persona, type, companyName, collegeName],
  );
  if (row === undefined) throw new Error('A career status was not stored.');
  return row;
}

/** Stores the details of somebody with a job, now or before. */
export async function storeJob(
  tx: Database,
  id: number,
  details: UnemployedDetails & Partial<Pick<WorkingDetails, 'jobLocation'>>,
): Promise<void> {
  await tx.query(
    {
      name: 'user.store-job',
      text: `update community.career_statuses
             set department_id = $2, industry_id = $3, job_profile = $4, tag_id = $5, role_id = $6, job_location = $7
             where id = $1`,
    },
    [
      id,
      details.departmentId,
      details.industryId,
      details.jobProfile,
      details.tagId,
      details.roleId,
      details.jobLocation ?? null,
    ],
  );
}

/** Stores the details of a student. */
export async function storeStudies(tx: Database, id: number, details: StudentDetails): Promise<void> {
  await tx.query(
    {
      name: 'user.store-studies',
      text: `update community.career_statuses
             set course_id = $2, course_name = $3, specialization_id = $4, specialization = $5 where id = $1`,
    },
    [id, details.courseId, details.courseName, details.specializationId, details.specialization],
  );
}

/** Whether a department and an industry exist; null is asked for nothing and counts as existing. */
export async function catalogHas(
  database: Database,
  departmentId: number | null,
  industryId: number | null,
): Promise<{ readonly department: boolean; readonly industry: boolean }> {
  const [row] = await database.query<{ department: boolean; industry: boolean }>(
    {
      name: 'user.catalog-has',
      text: `select $1::int is null or exists (select 1 from catalog.departments where id = $1) as department,
                    $2::int is null or exists (select 1 from catalog.industries where id = $2) as industry`,
    },
    [departmentId, industryId],
  );
  return row ?? { department: false, industry: false };
}
