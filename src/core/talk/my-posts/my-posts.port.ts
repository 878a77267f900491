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
   * Lists posts, newest first, without deleted ones. Fails with `invalid` for a foreign cursor (`cursor_invalid`), and
   * `unauthenticated` for a guest.
   */
  readonly listMyPosts: (wanted: PageQuery) => Promise<Result<PostPage, Failure>>;
  /**
   * Lists texts that moderators hold or removed, newest first, at most MAX_HELD_TEXTS. Fails with `unauthenticated` for
   * a guest.
   */
  readonly listHeldTexts: () => Promise<Result<readonly HeldText[], Failure>>;
  /** Counts without deleted items. Fails with `unauthenticated` for a guest. */
  readonly getMyFeedMeta: () => Promise<Result<MyFeedMeta, Failure>>;
}

export const MyPostsPort: Key<MyPosts> = Symbol('MyPosts');
