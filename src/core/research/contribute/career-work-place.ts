import type { CareerStatus } from '@/core/account/career-status/career-status';

/** The company and role of a career. Unknown parts are null. */
export interface WorkPlace {
  readonly companyName: string | null;
  readonly jobProfile: string | null;
  readonly city: string | null;
  readonly departmentId: number | null;
  readonly isCurrent: boolean | null;
}

/**
 * Returns null if the status has no company, or a company other than `about`. If `about` is null, any company matches.
 */
export function workPlaceOf(status: CareerStatus | null, about: string | null): WorkPlace | null {
  const work = status?.working ?? status?.unemployed ?? null;
  if (work === null || !work.companyName || (about !== null && about !== work.companyName)) return null;
  return {
    companyName: work.companyName,
    jobProfile: work.jobProfile,
    city: 'jobLocation' in work ? work.jobLocation : null,
    departmentId: work.departmentId,
    isCurrent: status?.type === 'working',
  };
}
