import type { VerificationSource, Verified } from './verification';

export const CAREER_TYPES = ['working', 'student', 'unemployed'] as const;

export type CareerType = (typeof CAREER_TYPES)[number];

interface Verifiable {
  readonly verified: Verified;
  readonly source: VerificationSource;
}

interface Job {
  readonly departmentId: number | null;
  readonly industryId: number | null;
  readonly jobProfile: string | null;
  /** 0 if there is none (VA-CAREER-TAGID). */
  readonly tagId: number;
  readonly roleId: number | null;
}

export interface WorkingCareer extends Job, Verifiable {
  readonly companyName: string;
  readonly jobLocation: string | null;
  readonly workEmail: string | null;
}

export interface UnemployedCareer extends Job, Verifiable {
  readonly companyName: string | null;
  /** Always null, since an unemployed user cannot verify (decisions A 70). */
  readonly workEmail: null;
}

export interface StudentCareer extends Verifiable {
  readonly collegeName: string;
  readonly courseId: number | null;
  readonly courseName: string | null;
  readonly specializationId: number | null;
  readonly specialization: string | null;
  readonly studentEmail: string | null;
}

/** A career status. Only the sub-object of its type is set; the other two are null. */
export interface CareerStatus {
  readonly type: CareerType;
  readonly working: WorkingCareer | null;
  readonly student: StudentCareer | null;
  readonly unemployed: UnemployedCareer | null;
}

/** The form has one sub-object per type, so that changing the type loses nothing (EN-CAREER). */
export interface CareerStatusState {
  readonly selectedOption: CareerType | null;
  readonly careerStatusId: number | null;
  readonly name: string;
  readonly profileBio: string;
  readonly working: WorkingCareer;
  readonly student: StudentCareer;
  readonly unemployed: UnemployedCareer;
}

const noJob = { departmentId: null, industryId: null, jobProfile: null, tagId: 0, roleId: null } as const;
const notVerified = { verified: '', source: '' } as const;

export const emptyCareerStatus: CareerStatusState = {
  selectedOption: null,
  careerStatusId: null,
  name: '',
  profileBio: '',
  working: { companyName: '', ...noJob, jobLocation: null, workEmail: null, ...notVerified },
  student: {
    collegeName: '',
    courseId: null,
    courseName: null,
    specializationId: null,
    specialization: null,
    studentEmail: null,
    ...notVerified,
  },
  unemployed: { companyName: null, ...noJob, workEmail: null, ...notVerified },
};

export function withCareerStatus(
  state: CareerStatusState,
  status: CareerStatus,
  careerStatusId: number | null,
): CareerStatusState {
  return {
    ...state,
    selectedOption: status.type,
    careerStatusId,
    working: status.working ?? state.working,
    student: status.student ?? state.student,
    unemployed: status.unemployed ?? state.unemployed,
  };
}

export function careerStatusOf(state: CareerStatusState): CareerStatus | null {
  const type = state.selectedOption;
  return type === null
    ? null
    : {
        type,
        working: type === 'working' ? state.working : null,
        student: type === 'student' ? state.student : null,
        unemployed: type === 'unemployed' ? state.unemployed : null,
      };
}

export function verifiedOf(status: CareerStatus | null): Verified {
  return (status?.working ?? status?.student ?? status?.unemployed)?.verified ?? '';
}
