import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { PostCommentPage } from '@/core/talk/comments/comment';
import type { CommunityType } from '@/core/talk/communities/community';
import type { SortOrder } from '@/core/talk/voting/sort-order';
import type { FeedSort } from './feed-sort';
import type { FeedType, Post, PostPage } from './post';

/** Reads posts and what is said under them. */
export interface FeedReading {
  /**
   * GENERIC without a feed type, newest first without a sort. A post written while one pages never appears twice and never shifts a
   * page; in the other orders a post may that gains or loses votes in the meantime. PERSONALIZED is `unauthenticated` for a guest; a cursor from elsewhere is `invalid` (`cursor_invalid`).
   */
  readonly listFeed: (
    page: PageQuery & { readonly feedType?: FeedType; readonly sort?: FeedSort },
  ) => Promise<Result<PostPage, Failure>>;
  /**
   * The live posts of a community, ordered and paged as `listFeed`; with `asks` those that ask something (`asksQuestion`, and what stands for
   * an interview question). `notFound` if there is no such community.
   */
  readonly listCommunityPosts: (
    page: PageQuery & {
      readonly type: CommunityType;
      readonly id: number;
      readonly sort?: FeedSort;
      readonly asks?: boolean;
    },
  ) => Promise<Result<PostPage, Failure>>;
  /** `notFound` if there is no such post. A deleted post is found, with its status. */
  readonly getPost: (post: { readonly postId: string }) => Promise<Result<Post, Failure>>;
  /** By popularity without a sort order. `notFound` if there is no such post, `forbidden` for crawlers. */
  readonly listComments: (
    page: PageQuery & { readonly postId: string; readonly sort?: SortOrder },
  ) => Promise<Result<PostCommentPage, Failure>>;
}

export const FeedReadingPort: Key<FeedReading> = Symbol('FeedReading');
