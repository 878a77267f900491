import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { CareerStatusChoice, CareerStatusRecheck } from './career-choice';
import type { StudentDetails, UnemployedDetails, WorkingDetails } from './career-details';
import type { CareerStatus, CareerType } from './career-status';
import type { Verification } from './verification';

export interface CareerStatusCreated extends Verification {
  readonly careerStatus: CareerStatus;
  readonly careerStatusId: number;
}

export interface CareerStatusUpdated extends Verification {
  readonly nextStep: 'Verification' | 'OnboardingCompleted' | null;
}

export interface CareerSuggestion {
  readonly companyName?: string;
  readonly collegeName?: string;
  readonly jobProfile?: string;
}

/** `expiresAt` is an ISO timestamp. */
export interface VerificationCodeSent {
  readonly message: string;
  readonly expiresAt: string;
}

type NamedCareerStatus = { readonly careerStatusId: number };

/** Every method fails with `unauthenticated` without a session. */
export interface CareerStatuses {
  readonly createCareerStatus: (choice: CareerStatusChoice) => Promise<Result<CareerStatusCreated, Failure>>;
  /**
   * With `storing`, stores the details of a working user or a student. Without it, only returns the verification
   * (decisions A 26). Fails with `notFound` or `invalid` (department, industry or type do not fit).
   */
  readonly updateCareerStatus: (
    change: NamedCareerStatus & (WorkingDetails | StudentDetails | CareerStatusRecheck) & { readonly storing?: 'PUT' },
  ) => Promise<Result<CareerStatusUpdated, Failure>>;
  readonly updateUnemployedCareerStatus: (
    details: NamedCareerStatus & UnemployedDetails,
  ) => Promise<Result<CareerStatusUpdated, Failure>>;
  /** Suggests careers, best match first. */
  readonly suggestCareers: (known: {
    readonly careerStatusId?: number;
    readonly careerStatusType?: CareerType;
  }) => Promise<Result<{ readonly suggestions: readonly CareerSuggestion[] }, Failure>>;
  /** Mails a code of six digits. Fails with `invalid` (free_mail), and `tooMany` after five an hour. */
  readonly sendVerificationCode: (address: {
    readonly email: string;
    readonly careerStatusId: number;
  }) => Promise<Result<VerificationCodeSent, Failure>>;
  /** Fails with `invalid` if the code is wrong (code_wrong) or has expired (code_expired). */
  readonly verifyCode: (proof: {
    readonly email: string;
    readonly otp: string;
    readonly careerStatusId: number;
  }) => Promise<Result<Verification, Failure>>;
}

export const CareerStatusesPort: Key<CareerStatuses> = Symbol('CareerStatuses');
