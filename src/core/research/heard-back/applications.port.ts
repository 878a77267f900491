import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Application } from './application';
import type { HeardBackAnswer } from './heard-back.rules';

/** The user's applications. Every call fails with `unauthenticated` for a guest. */
export interface Applications {
  readonly listApplications: () => Promise<Result<readonly Application[], Failure>>;
  /** Idempotent. Fails with `notFound` (`job_not_found`) for an opening that was delisted. */
  readonly noteApplication: (opening: { readonly jobId: string }) => Promise<Result<null, Failure>>;
  /**
   * Saves an answer; null withdraws it. Fails with `notFound` (`application_not_found`), and `conflict`
   * (`application_not_due`, `answer_counted`).
   */
  readonly answerApplication: (given: {
    readonly applicationId: string;
    readonly answer: HeardBackAnswer | null;
  }) => Promise<Result<null, Failure>>;
  /** Removes the application with its answer. Idempotent. */
  readonly removeApplication: (of: { readonly applicationId: string }) => Promise<Result<null, Failure>>;
}

export const ApplicationsPort: Key<Applications> = Symbol('Applications');
