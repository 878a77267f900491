import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';

export interface Roles {
  readonly isReader: boolean;
  readonly isWriter: boolean;
}

export interface Onboarding {
  /** Idempotent. Fails with `unauthenticated` without a session. */
  readonly completeReaderStep: (given: { readonly completed: true }) => Promise<Result<Roles, Failure>>;
}

export const OnboardingPort: Key<Onboarding> = Symbol('Onboarding');
