import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';

/** Hidden posts and blocked names. Every call fails with `unauthenticated` for a guest. */
export interface Hiding {
  /** Idempotent. Fails with `notFound` for a post that is not live. */
  readonly hidePost: (post: { readonly postId: string }) => Promise<Result<null, Failure>>;
  /** Idempotent. */
  readonly showPost: (post: { readonly postId: string }) => Promise<Result<null, Failure>>;
  readonly listBlockedNames: () => Promise<Result<{ readonly names: readonly string[] }, Failure>>;
  /** Fails with `invalid` for the user's own pseudonym (`own_name`), and above the maximum (`too_many_names`). */
  readonly blockName: (given: { readonly name: string }) => Promise<Result<null, Failure>>;
  /** Idempotent. */
  readonly unblockName: (given: { readonly name: string }) => Promise<Result<null, Failure>>;
}

export const HidingPort: Key<Hiding> = Symbol('Hiding');
