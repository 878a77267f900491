import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Application } from './application';
import type { HeardBackAnswer } from './heard-back.rules';

/** The openings that a user applied for. Every call is `unauthenticated` for a guest. */
export interface Applications {
  /** The last one first. */
  readonly listApplications: () => Promise<Result<readonly Application[], Failure>>;
  /** Remembers an opening; a second call changes nothing. `notFound` (`job_not_found`) for one that has left the lists. */
  readonly noteApplication: (opening: { readonly jobId: string }) => Promise<Result<null, Failure>>;
  /** Stores an answer; null takes it back. `notFound` (`application_not_found`); `conflict` (`application_not_due`, `answer_counted`). */
  readonly answerApplication: (given: {
    readonly applicationId: string;
    readonly answer: HeardBackAnswer | null;
  }) => Promise<Result<null, Failure>>;
  /** Forgets an opening and its answer; a second call changes nothing. */
  readonly removeApplication: (of: { readonly applicationId: string }) => Promise<Result<null, Failure>>;
}

export const ApplicationsPort: Key<Applications> = Symbol('Applications');
