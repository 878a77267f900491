import type {
  CareerStatus,
  StudentCareer,
  UnemployedCareer,
  WorkingCareer,
} from '@/core/account/career-status/career-status';
import type { Profile } from '@/core/account/profile/profile';
import { isProfileFilled } from '@/core/account/profile/profile';

export function isFullyOnboarded(conditions: {
  readonly careerComplete: boolean;
  readonly profileFilled: boolean;
  readonly isReader: boolean;
}): boolean {
  return conditions.careerComplete && conditions.profileFilled && conditions.isReader;
}

/** Decides, when the app starts, whether the profile is complete (decisions A 19). */
export function isProfileFullyOnboarded(profile: Profile): boolean {
  return isFullyOnboarded({
    careerComplete: isCareerComplete(profile.careerStatus),
    profileFilled: isProfileFilled(profile),
    isReader: profile.isReader,
  });
}

export function isCareerComplete(status: CareerStatus | null): boolean {
  if (status === null) return false;
  const { type, working, student, unemployed } = status;
  switch (type) {
    case 'working':
      return working !== null && isWorkingComplete(working);
    case 'student':
      return student !== null && isStudentComplete(student);
    case 'unemployed':
      return unemployed !== null && isUnemployedComplete(unemployed);
  }
}

function isWorkingComplete({ companyName, departmentId, industryId, jobProfile }: WorkingCareer): boolean {
  return isFilled(companyName) && departmentId !== null && industryId !== null && isFilled(jobProfile);
}

/** Compares the specialization by name (decisions 0.27). */
function isStudentComplete({ collegeName, courseName, specialization }: StudentCareer): boolean {
  return isFilled(collegeName) && isFilled(courseName) && isFilled(specialization);
}

function isUnemployedComplete({ companyName, departmentId, industryId, jobProfile }: UnemployedCareer): boolean {
  return !isFilled(companyName) || (departmentId !== null && industryId !== null && isFilled(jobProfile));
}

function isFilled(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}
