import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';

export interface JobPortal {
  /**
   * Stores the name, address and picture that the portal returns for a token. Fails with `unauthenticated`
   * (token_invalid) or `unavailable`.
   */
  readonly saveNaukriInfo: (given: { readonly token: string }) => Promise<Result<null, Failure>>;
}

export const JobPortalPort: Key<JobPortal> = Symbol('JobPortal');
