import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';

/** The user's roles, as the service returns them after a step. */
export interface Roles {
  readonly isReader: boolean;
  readonly isWriter: boolean;
}

/** Stores the steps that belong to onboarding alone; profile and career status have ports of their own. */
export interface Onboarding {
  /** Makes the user a reader; again changes nothing. `unauthenticated` without a session. */
  readonly completeReaderStep: (given: { readonly completed: true }) => Promise<Result<Roles, Failure>>;
}

export const OnboardingPort: Key<Onboarding> = Symbol('Onboarding');
