import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';

export interface PostViews {
  /**
   * Counted once per user, for 90 days; older and unknown posts are ignored. 1 to 100 ids.
   * `unauthenticated` for a guest.
   */
  readonly recordPostViews: (given: { readonly postIds: readonly string[] }) => Promise<Result<null, Failure>>;
}

export const PostViewsPort: Key<PostViews> = Symbol('PostViews');
