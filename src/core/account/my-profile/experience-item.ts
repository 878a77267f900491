import { collegeLogoPath, companyLogoPath } from '@/core/kernel/formatting/logo-path';
import type { Education, WorkExperience } from './experience';

/** A line of a user's experience (EN-EXP-ITEM); the logo is a path on the site, null if there is none. */
export interface ExperienceItem {
  readonly title: string;
  readonly subtitle: string;
  readonly logo: string | null;
}

/** The line for a job: its role, at the company and its place. */
export function workExperienceItem({
  companyName,
  jobProfile,
  location,
  logo,
}: Pick<WorkExperience, 'companyName' | 'jobProfile' | 'location' | 'logo'>): ExperienceItem {
  return {
    title: jobProfile,
    subtitle: location === null ? companyName : `${companyName}, ${location}`,
    logo: logo === null ? null : companyLogoPath(logo),
  };
}

/** The line for studies: course and specialization, at the college. */
export function educationItem({
  courseName,
  specialization,
  collegeName,
  logo,
}: Pick<Education, 'courseName' | 'specialization' | 'collegeName' | 'logo'>): ExperienceItem {
  return {
    title: specialization === null ? courseName : `${courseName}, ${specialization}`,
    subtitle: collegeName,
    logo: logo === null ? null : collegeLogoPath(logo),
  };
}
