import type { Education, EducationEntry, WorkExperience, WorkExperienceEntry } from '@/contract/generated/user';

export function presentWorkExperience(
  id: string,
  { companyName, jobProfile, location, startedOn, endedOn }: WorkExperienceEntry,
  logo: string | null,
): WorkExperience {
  return { id, companyName, jobProfile, location, startedOn, endedOn, logo };
}

export function presentEducation(
  id: string,
  { degree, courseName, specialization, collegeName, courseMode, startYear, endYear }: EducationEntry,
  logo: string | null,
): Education {
  return { id, degree, courseName, specialization, collegeName, courseMode, startYear, endYear, logo };
}
