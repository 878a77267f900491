import type { CareerRow } from '@/server/services/account/user/career-status/career.queries';

export function aCareerRow(change: Partial<CareerRow> = {}): CareerRow {
  return {
    id: 41,
    type: 'working',
    company_name: 'Vaayuna Technologies',
    college_name: null,
    department_id: 1,
    industry_id: 1,
    job_profile: 'Nurse',
    tag_id: 0,
    role_id: null,
    job_location: null,
    course_id: null,
    course_name: null,
    specialization_id: null,
    specialization: null,
    email_seal: null,
    verified: '',
    verification_source: '',
    ...change,
  };
}
