import { collegeLogoPath, companyLogoPath } from '@/core/kernel/formatting/logo-path';
import type { Education, WorkExperience } from './experience';

/** The logo is a path on the site. */
export interface ExperienceItem {
  readonly title: string;
  readonly subtitle: string;
  readonly logo: string | null;
}

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
