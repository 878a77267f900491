import type { Failure } from '@/core/common/failure';
import type { PageQuery } from '@/core/common/page';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import { communityKeyOf } from '@/core/communities/user-communities';
import type { CommentPage } from '@/core/posting/comment';
import type { FeedReading } from '@/core/posting/feed.port';
import type { FeedType, Post, PostPage } from '@/core/posting/post';
import type { SortOrder } from '@/core/voting/sort-order';
import { CommunityRecords } from './community-records';
import type { MemoryBrowser } from './memory-browser';
import type { Refusal } from './memory-failure';
import { notSignedIn, refusal } from './memory-failure';
import { pageOf } from './memory-paging';
import { presentComment, presentPost } from './memory-presenter';
import { NEW_TO_OLD, PAGE_ORDERS } from './post-orders';
import { PostRecords } from './post-records';

/** Reads posts and comments of a memory world. */
export class MemoryFeed implements FeedReading {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listFeed(query: PageQuery & { readonly feedType?: FeedType }): Promise<Result<PostPage, Failure>> {
    return this.#browser.ask('listFeed', { query }, (viewer) => {
      const isPersonal = query.feedType === 'PERSONALIZED';
      if (isPersonal && viewer === null) return notSignedIn();
      const { world } = this.#browser;
      const followed = viewer === null ? null : world.records(CommunityRecords).followedBy(viewer);
      const posts = world
        .records(PostRecords)
        .all.filter(({ status }) => status === 'LIVE')
        .filter(({ community }) => !isPersonal || followed?.has(communityKeyOf(community)))
        .map((post) => presentPost(world, post, viewer));
      return pageOf(posts, NEW_TO_OLD, query);
    });
  }

  getPost(path: { readonly postId: string }): Promise<Result<Post, Failure>> {
    return this.#browser.ask('getPost', { path }, (viewer) => {
      const { world } = this.#browser;
      const post = world.records(PostRecords).find(path.postId);
      return post === null ? postNotFound() : ok(presentPost(world, post, viewer));
    });
  }

  listComments(
    path: { readonly postId: string },
    query: PageQuery & { readonly sort?: SortOrder },
  ): Promise<Result<CommentPage, Failure>> {
    return this.#browser.ask('listComments', { path, query }, (viewer) => {
      const post = this.#browser.world.records(PostRecords).findLive(path.postId);
      const comments = (post?.comments ?? []).map((comment) => presentComment(comment, viewer));
      const page = pageOf(comments, PAGE_ORDERS[query.sort ?? 'popularity'], query);
      return page.ok && post === null ? postNotFound() : page;
    });
  }
}

/** The refusal of a call for a post that does not exist. */
export function postNotFound(): Refusal {
  return refusal(404, 'post_not_found', 'This post does not exist.');
}
