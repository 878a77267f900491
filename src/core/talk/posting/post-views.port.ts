import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';

export interface PostViews {
  /**
   * Records views of 1 to 100 posts, counted once per user for 90 days. Older and unknown posts are ignored. Fails with
   * `unauthenticated` for a guest.
   */
  readonly recordPostViews: (given: { readonly postIds: readonly string[] }) => Promise<Result<null, Failure>>;
}

export const PostViewsPort: Key<PostViews> = Symbol('PostViews');
