import type { CareerStatus } from '../career-status/career-status';
import type { EducationFields, WorkFields } from './experience-fields';

export function knownWorkOf(status: CareerStatus | null): Partial<WorkFields> {
  const job = status?.working ?? null;
  if (job === null) return {};
  const { companyName, jobProfile, jobLocation } = job;
  return { companyName, jobProfile: jobProfile ?? '', location: jobLocation ?? '', isCurrent: true };
}

export function knownEducationOf(status: CareerStatus | null): Partial<EducationFields> {
  const studies = status?.student ?? null;
  if (studies === null) return {};
  const { collegeName, courseName, specialization } = studies;
  return { collegeName, courseName: courseName ?? '', specialization: specialization ?? '', isCurrent: true };
}
