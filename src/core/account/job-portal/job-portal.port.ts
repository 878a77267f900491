import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';

export interface JobPortal {
  /** Stores the name, address and picture that the portal gives for a token. `unauthenticated` (token_invalid), `unavailable`. */
  readonly saveNaukriInfo: (given: { readonly token: string }) => Promise<Result<null, Failure>>;
}

export const JobPortalPort: Key<JobPortal> = Symbol('JobPortal');
