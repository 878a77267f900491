import type { CareerRow } from '@/server/services/user/career-status/career.queries';

const noJob = { company_name: null, department_id: null, industry_id: null, job_profile: null };
const studies = {
  type: 'student',
  ...noJob,
  college_name: 'Kaveri Institute of Technology',
  course_name: 'B.Tech',
  specialization_id: 1,
} as const;

/** Changes to a working user's complete career status, and whether both sides call it complete. */
export const completenessCases: readonly (readonly [change: Partial<CareerRow>, isComplete: boolean])[] = [
  [{}, true],
  [{ department_id: null }, false],
  [{ industry_id: null }, false],
  [{ job_profile: null }, false],
  [{ job_location: null, role_id: null }, true],
  [{ verified: 'VERIFIED', verification_source: 'naukri', department_id: null }, false],

  [studies, true],
  [{ ...studies, course_id: null }, true],
  [{ ...studies, course_name: null }, false],
  [{ ...studies, specialization_id: null }, false],

  [{ type: 'unemployed', ...noJob }, true],
  [{ type: 'unemployed' }, true],
  [{ type: 'unemployed', department_id: null }, false],
  [{ type: 'unemployed', industry_id: null }, false],
  [{ type: 'unemployed', job_profile: null }, false],
];
