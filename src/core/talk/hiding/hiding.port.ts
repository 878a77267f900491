import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';

/** Posts and pseudonyms that the user does not want to see in feeds. Every call is `unauthenticated` for a guest. */
export interface Hiding {
  /** `notFound` if there is no such live post. Hiding again changes nothing. */
  readonly hidePost: (post: { readonly postId: string }) => Promise<Result<null, Failure>>;
  /** Shows a hidden post; a second call changes nothing. */
  readonly showPost: (post: { readonly postId: string }) => Promise<Result<null, Failure>>;
  /** By name. */
  readonly listBlockedNames: () => Promise<Result<{ readonly names: readonly string[] }, Failure>>;
  /** `invalid` for the user's own pseudonym (`own_name`), and if there is room for no more (`too_many_names`). */
  readonly blockName: (given: { readonly name: string }) => Promise<Result<null, Failure>>;
  /** Unblocks a name; a second call changes nothing. */
  readonly unblockName: (given: { readonly name: string }) => Promise<Result<null, Failure>>;
}

export const HidingPort: Key<Hiding> = Symbol('Hiding');
