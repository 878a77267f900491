import type { CareerStatusChoice } from '@/core/account/career-status/career-choice';
import type { StudentDetails, UnemployedDetails, WorkingDetails } from '@/core/account/career-status/career-details';
import type { CareerStatus } from '@/core/account/career-status/career-status';
import { emptyCareerStatus, verifiedOf } from '@/core/account/career-status/career-status';
import type { CareerSuggestion } from '@/core/account/career-status/career-status.port';
import type { VerificationSource, Verified } from '@/core/account/career-status/verification';
import type { CareerRecords } from './career-records';

export function beginCareer(choice: CareerStatusChoice, records: CareerRecords): CareerStatus {
  const none = { working: null, student: null, unemployed: null };
  const { working, student, unemployed } = emptyCareerStatus;
  switch (choice.careerStatusType) {
    case 'working': {
      const companyName = choice.careerData.companyName.trim();
      const industryId = records.findPlace(companyName)?.industryId ?? null;
      return { ...none, type: 'working', working: { ...working, companyName, industryId } };
    }
    case 'student':
      return { ...none, type: 'student', student: { ...student, collegeName: choice.careerData.collegeName.trim() } };
    case 'unemployed': {
      const companyName = choice.careerData.companyName?.trim() ?? null;
      const industryId = records.findPlace(companyName)?.industryId ?? null;
      return { ...none, type: 'unemployed', unemployed: { ...unemployed, companyName, industryId } };
    }
  }
}

export function isSameCareer(first: CareerStatus, second: CareerStatus): boolean {
  return first.type === second.type && placeOf(first) === placeOf(second);
}

export function withJob(status: CareerStatus, details: WorkingDetails): CareerStatus {
  return { ...status, working: status.working && { ...status.working, ...details } };
}

export function withLastJob(status: CareerStatus, details: UnemployedDetails): CareerStatus {
  return { ...status, unemployed: status.unemployed && { ...status.unemployed, ...details } };
}

export function withStudies(status: CareerStatus, details: StudentDetails): CareerStatus {
  return { ...status, student: status.student && { ...status.student, ...details } };
}

export function withVerification(status: CareerStatus, verified: Verified, email: string): CareerStatus {
  const proof = { verified, source: 'email' } as const;
  return {
    ...status,
    working: status.working && { ...status.working, ...proof, workEmail: email },
    student: status.student && { ...status.student, ...proof, studentEmail: email },
  };
}

export function sourceOf({ working, student, unemployed }: CareerStatus): VerificationSource {
  return (working ?? student ?? unemployed)?.source ?? '';
}

export function placeOf({ working, student, unemployed }: CareerStatus): string | null {
  return working?.companyName ?? student?.collegeName ?? unemployed?.companyName ?? null;
}

export function suggestionOf({ working, student, unemployed }: CareerStatus): CareerSuggestion {
  const companyName = working?.companyName ?? unemployed?.companyName ?? null;
  const jobProfile = working?.jobProfile ?? unemployed?.jobProfile ?? null;
  return {
    ...(companyName !== null && { companyName }),
    ...(student !== null && { collegeName: student.collegeName }),
    ...(jobProfile !== null && { jobProfile }),
  };
}

/** Verifies the status if the domain of its address is known now. */
export function withKnownDomain(status: CareerStatus, records: CareerRecords): CareerStatus {
  const email = status.working?.workEmail ?? status.student?.studentEmail ?? null;
  const domain = records.findPlace(placeOf(status))?.domain ?? null;
  if (verifiedOf(status) !== 'PARTIAL_VERIFIED' || email === null || domain === null) return status;
  const own = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return own === domain || own.endsWith(`.${domain}`) ? withVerification(status, 'VERIFIED', email) : status;
}
