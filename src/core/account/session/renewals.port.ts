import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';

export interface Renewals {
  /** Sets new tokens in the browser's cookies. Fails with `unauthenticated` if the session has ended. */
  readonly renewSession: () => Promise<Result<null, Failure>>;
}

export const RenewalsPort: Key<Renewals> = Symbol('Renewals');
