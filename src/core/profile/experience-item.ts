import { collegeLogoPath, companyLogoPath } from '@/core/formatting/logo-path';

/** A line of a user's experience (EN-EXP-ITEM); the logo is a path on the site, null where there is none. */
export interface ExperienceItem {
  readonly title: string;
  readonly subtitle: string;
  readonly logo: string | null;
}

/** A job that was held. */
export interface WorkExperience {
  readonly companyName: string;
  readonly jobProfile: string;
  /** The logo's name, null where there is none. */
  readonly logo: string | null;
}

/** Studies. */
export interface Education {
  readonly courseName: string;
  readonly specialization: string | null;
  readonly collegeName: string;
  readonly logo: string | null;
}

/** The line for a job: its role, at the company. */
export function workExperienceItem({ companyName, jobProfile, logo }: WorkExperience): ExperienceItem {
  return { title: jobProfile, subtitle: companyName, logo: logo === null ? null : companyLogoPath(logo) };
}

/** The line for studies: course and specialization, at the college. */
export function educationItem({ courseName, specialization, collegeName, logo }: Education): ExperienceItem {
  return {
    title: specialization === null ? courseName : `${courseName}, ${specialization}`,
    subtitle: collegeName,
    logo: logo === null ? null : collegeLogoPath(logo),
  };
}
