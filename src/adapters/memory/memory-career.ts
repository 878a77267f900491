import type { CareerStatusChoice } from '@/core/career-status/career-choice';
import type { StudentDetails, UnemployedDetails, WorkingDetails } from '@/core/career-status/career-details';
import type { CareerStatus } from '@/core/career-status/career-status';
import { emptyCareerStatus } from '@/core/career-status/career-status';
import type { CareerSuggestion } from '@/core/career-status/career-status.port';
import type { VerificationSource, Verified } from '@/core/career-status/verification';

/** The career status with which a choice begins: its type, company or college, and nothing else. */
export function beginCareer(choice: CareerStatusChoice): CareerStatus {
  const none = { working: null, student: null, unemployed: null };
  const { working, student, unemployed } = emptyCareerStatus;
  switch (choice.careerStatusType) {
    case 'working':
      return { ...none, type: 'working', working: { ...working, companyName: choice.careerData.companyName.trim() } };
    case 'student':
      return { ...none, type: 'student', student: { ...student, collegeName: choice.careerData.collegeName.trim() } };
    case 'unemployed':
      return {
        ...none,
        type: 'unemployed',
        unemployed: { ...unemployed, companyName: choice.careerData.companyName?.trim() ?? null },
      };
  }
}

/** Whether two career statuses are of one type, at one company or college. */
export function isSameCareer(first: CareerStatus, second: CareerStatus): boolean {
  return first.type === second.type && placeOf(first) === placeOf(second);
}

/** The status with the details of a held job. */
export function withJob(status: CareerStatus, details: WorkingDetails): CareerStatus {
  return { ...status, working: status.working && { ...status.working, ...details } };
}

/** The status with the details of the last job. */
export function withLastJob(status: CareerStatus, details: UnemployedDetails): CareerStatus {
  return { ...status, unemployed: status.unemployed && { ...status.unemployed, ...details } };
}

/** The status with the details of studies. */
export function withStudies(status: CareerStatus, details: StudentDetails): CareerStatus {
  return { ...status, student: status.student && { ...status.student, ...details } };
}

/** The status once an address proved it. */
export function withVerification(status: CareerStatus, verified: Verified, email: string): CareerStatus {
  const proof = { verified, source: 'email' } as const;
  return {
    ...status,
    working: status.working && { ...status.working, ...proof, workEmail: email },
    student: status.student && { ...status.student, ...proof, studentEmail: email },
  };
}

/** What the verification of a status rests on. */
export function sourceOf({ working, student, unemployed }: CareerStatus): VerificationSource {
  return (working ?? student ?? unemployed)?.source ?? '';
}

/** The company or college of a status, null for none. */
export function placeOf({ working, student, unemployed }: CareerStatus): string | null {
  return working?.companyName ?? student?.collegeName ?? unemployed?.companyName ?? null;
}

/** What a status knows that a form can be filled with. */
export function suggestionOf({ working, student, unemployed }: CareerStatus): CareerSuggestion {
  const companyName = working?.companyName ?? unemployed?.companyName ?? null;
  const jobProfile = working?.jobProfile ?? unemployed?.jobProfile ?? null;
  return {
    ...(companyName !== null && { companyName }),
    ...(student !== null && { collegeName: student.collegeName }),
    ...(jobProfile !== null && { jobProfile }),
  };
}
