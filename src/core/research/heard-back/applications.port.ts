import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Application } from './application';
import type { HeardBackAnswer } from './heard-back.rules';

/** Every call is `unauthenticated` for a guest. */
export interface Applications {
  readonly listApplications: () => Promise<Result<readonly Application[], Failure>>;
  /** Idempotent. `notFound` (`job_not_found`) for an opening that was delisted. */
  readonly noteApplication: (opening: { readonly jobId: string }) => Promise<Result<null, Failure>>;
  /**
   * A null answer withdraws it. `notFound` (`application_not_found`); `conflict` (`application_not_due`,
   * `answer_counted`).
   */
  readonly answerApplication: (given: {
    readonly applicationId: string;
    readonly answer: HeardBackAnswer | null;
  }) => Promise<Result<null, Failure>>;
  /** Idempotent; removes the answer too. */
  readonly removeApplication: (of: { readonly applicationId: string }) => Promise<Result<null, Failure>>;
}

export const ApplicationsPort: Key<Applications> = Symbol('Applications');
