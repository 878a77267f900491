import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { PostPage } from '@/core/talk/posting/post';
import type { HeldText } from './held-text';

/** Counts of the user’s posts, comments and followed communities. */
export interface MyFeedMeta {
  readonly postsCount: number;
  /** Comments and replies. */
  readonly answersCount: number;
  /** Communities. */
  readonly followedCount: number;
}

/** Reads what the user has written. */
export interface MyPosts {
  /** Newest first; deleted posts are left out. A cursor from elsewhere is `invalid` (`cursor_invalid`); `unauthenticated` for a guest. */
  readonly listMyPosts: (wanted: PageQuery) => Promise<Result<PostPage, Failure>>;
  /** Posts and comments that moderators hold or have taken off, the newest first and MAX_HELD_TEXTS at most. `unauthenticated` for a guest. */
  readonly listHeldTexts: () => Promise<Result<readonly HeldText[], Failure>>;
  /** Leaves out what is deleted. `unauthenticated` for a guest. */
  readonly getMyFeedMeta: () => Promise<Result<MyFeedMeta, Failure>>;
}

export const MyPostsPort: Key<MyPosts> = Symbol('MyPosts');
