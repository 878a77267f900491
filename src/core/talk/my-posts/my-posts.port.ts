import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { PostPage } from '@/core/talk/posting/post';
import type { HeldText } from './held-text';

export interface MyFeedMeta {
  readonly postsCount: number;
  readonly answersCount: number;
  readonly followedCount: number;
}

export interface MyPosts {
  /**
   * Newest first, without deleted posts. `invalid` for a foreign cursor (`cursor_invalid`),
   * `unauthenticated` for a guest.
   */
  readonly listMyPosts: (wanted: PageQuery) => Promise<Result<PostPage, Failure>>;
  /**
   * Held or removed by moderators, newest first, at most MAX_HELD_TEXTS. `unauthenticated` for a
   * guest.
   */
  readonly listHeldTexts: () => Promise<Result<readonly HeldText[], Failure>>;
  /** Without deleted items. `unauthenticated` for a guest. */
  readonly getMyFeedMeta: () => Promise<Result<MyFeedMeta, Failure>>;
}

export const MyPostsPort: Key<MyPosts> = Symbol('MyPosts');
