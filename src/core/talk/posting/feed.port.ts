import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { PostCommentPage } from '@/core/talk/comments/comment';
import type { CommunityType } from '@/core/talk/communities/community';
import type { SortOrder } from '@/core/talk/voting/sort-order';
import type { FeedSort } from './feed-sort';
import type { FeedType, Post, PostPage } from './post';

export interface FeedReading {
  /**
   * Lists posts, by default GENERIC and newest first. Under `newest` new posts never shift pages; in other orders votes
   * may. PERSONALIZED fails with `unauthenticated` for a guest. Fails with `invalid` for a foreign cursor
   * (`cursor_invalid`).
   */
  readonly listFeed: (
    page: PageQuery & { readonly feedType?: FeedType; readonly sort?: FeedSort },
  ) => Promise<Result<PostPage, Failure>>;
  /**
   * Ordered and paged like `listFeed`. `asks` limits it to questions (`asksQuestion`, and posts of interview
   * questions). Fails with `notFound` for an unknown community.
   */
  readonly listCommunityPosts: (
    page: PageQuery & {
      readonly type: CommunityType;
      readonly id: number;
      readonly sort?: FeedSort;
      readonly asks?: boolean;
    },
  ) => Promise<Result<PostPage, Failure>>;
  /** Fails with `notFound` for an unknown post. A deleted post is returned with its status. */
  readonly getPost: (post: { readonly postId: string }) => Promise<Result<Post, Failure>>;
  /**
   * Lists comments by popularity unless sorted. Fails with `notFound` for an unknown post, and `forbidden` for
   * crawlers.
   */
  readonly listComments: (
    page: PageQuery & { readonly postId: string; readonly sort?: SortOrder },
  ) => Promise<Result<PostCommentPage, Failure>>;
}

export const FeedReadingPort: Key<FeedReading> = Symbol('FeedReading');
