import type { CareerStatus } from '@/core/account/career-status/career-status';

/** A place of work as forms are filled in with it; null for what is not known. */
export interface WorkPlace {
  readonly companyName: string | null;
  readonly jobProfile: string | null;
  readonly city: string | null;
  readonly departmentId: number | null;
  readonly isCurrent: boolean | null;
}

/**
 * Returns the place of work that a career status names; null if it names none, or the form is about another company (`about`, null for any), of
 * which the career status says nothing.
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
