import type { CareerStatusType, VerificationSource, Verified } from '@/contract/generated/user';
import type { RowOf } from '@/server/platform/sql-types';
import { boolean, bytes, integer, nullable, selectList, text, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const careerColumns = {
  id: integer,
  type: textOf<CareerStatusType>(),
  company_name: nullable(text),
  college_name: nullable(text),
  department_id: nullable(integer),
  industry_id: nullable(integer),
  job_profile: nullable(text),
  tag_id: integer,
  role_id: nullable(integer),
  job_location: nullable(text),
  course_id: nullable(integer),
  course_name: nullable(text),
  specialization_id: nullable(integer),
  specialization: nullable(text),
  email_seal: nullable(bytes),
  verified: textOf<Verified>(),
  verification_source: textOf<VerificationSource>(),
} as const;

export type CareerRow = RowOf<typeof careerColumns>;

export const careerOfPersona = defineStatement({
  name: 'career-status.of-persona',
  parameters: [bytes],
  columns: careerColumns,
  text: `select ${selectList(careerColumns)} from persona.career_statuses where persona_ref = $1`,
});

/**
 * Resets details and verification. The industry is the company's. A new id prevents details for the earlier company
 * from being stored.
 */
export const beginCareer = defineStatement({
  name: 'career-status.begin',
  parameters: [bytes, textOf<CareerStatusType>(), nullable(text), nullable(text)],
  columns: careerColumns,
  text: `
    insert into persona.career_statuses (persona_ref, type, company_name, college_name, industry_id)
    values ($1, $2, $3, $4, (
      select industry_id from catalog.companies where lower(name) collate "C" = lower($3) collate "C" limit 1
    ))
    on conflict (persona_ref) do update set
      id = excluded.id, type = excluded.type, company_name = excluded.company_name, college_name = excluded.college_name,
      industry_id = excluded.industry_id, department_id = null, job_profile = null, tag_id = 0, role_id = null,
      job_location = null, course_id = null, course_name = null, specialization_id = null, specialization = null,
      email_seal = null, verified = '', verification_source = ''
    returning ${selectList(careerColumns)}`,
});

export const storeJob = defineStatement({
  name: 'career-status.store-job',
  parameters: [
    integer,
    nullable(integer),
    nullable(integer),
    nullable(text),
    integer,
    nullable(integer),
    nullable(text),
  ],
  columns: {},
  text: `update persona.career_statuses
         set department_id = $2, industry_id = $3, job_profile = $4, tag_id = $5, role_id = $6, job_location = $7
         where id = $1`,
});

export const storeStudies = defineStatement({
  name: 'career-status.store-studies',
  parameters: [integer, nullable(integer), nullable(text), nullable(integer), nullable(text)],
  columns: {},
  text: `update persona.career_statuses
         set course_id = $2, course_name = $3, specialization_id = $4, specialization = $5 where id = $1`,
});

export const catalogHas = defineStatement({
  name: 'career-status.catalog-has',
  parameters: [nullable(integer), nullable(integer)],
  columns: { department: boolean, industry: boolean },
  text: `select $1::int is null or exists (select 1 from catalog.departments where id = $1) as department,
                $2::int is null or exists (select 1 from catalog.industries where id = $2) as industry`,
});
