import type { Failure } from '@/core/common/failure';
import type { PageQuery } from '@/core/common/page';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import { communityKeyOf } from '@/core/communities/user-communities';
import { CRAWLER_REFUSED } from '@/core/crawlers/is-blocked-for-crawlers';
import type { CommentPage } from '@/core/posting/comment';
import type { FeedReading } from '@/core/posting/feed.port';
import type { FeedType, Post, PostPage } from '@/core/posting/post';
import type { SortOrder } from '@/core/voting/sort-order';
import type { MemoryBrowser } from './memory-browser';
import type { Refusal } from './memory-failure';
import { notSignedIn, refusal } from './memory-failure';
import { faultOfId } from './memory-ids-fault';
import { pageOf } from './memory-paging';
import { presentComment, presentPost } from './memory-presenter';

/** Reads posts of the memory world. */
export class MemoryFeed implements FeedReading {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listFeed(query: PageQuery & { readonly feedType?: FeedType }): Promise<Result<PostPage, Failure>> {
    return this.#browser.ask('listFeed', (viewer) => {
      const isPersonal = query.feedType === 'PERSONALIZED';
      if (isPersonal && viewer === null) return notSignedIn();
      const { world } = this.#browser;
      const posts = [...world.posts.values()]
        .filter(({ status }) => status === 'LIVE')
        .filter(({ community }) => !isPersonal || viewer?.followed.has(communityKeyOf(community)))
        .map((post) => presentPost(world, post, viewer));
      return pageOf(posts, 'newToOld', query);
    });
  }

  getPost({ postId }: { readonly postId: string }): Promise<Result<Post, Failure>> {
    return this.#browser.ask('getPost', (viewer) => {
      const fault = faultOfId('postId', postId);
      if (fault !== null) return fault;
      const { world } = this.#browser;
      const post = world.posts.get(postId);
      return post === undefined ? postNotFound() : ok(presentPost(world, post, viewer));
    });
  }

  listComments(
    { postId }: { readonly postId: string },
    query: PageQuery & { readonly sort?: SortOrder },
  ): Promise<Result<CommentPage, Failure>> {
    return this.#browser.ask('listComments', (viewer) => {
      if (this.#browser.isCrawler) return refusal(403, CRAWLER_REFUSED, 'Crawlers may not make this call.');
      const fault = faultOfId('postId', postId);
      if (fault !== null) return fault;
      const post = this.#browser.world.posts.get(postId);
      if (post === undefined || post.status !== 'LIVE') return postNotFound();
      const comments = post.comments.map((comment) => presentComment(comment, viewer));
      return pageOf(comments, query.sort ?? 'popularity', query);
    });
  }
}

/** A call for a post that is not there. */
export function postNotFound(): Refusal {
  return refusal(404, 'post_not_found', 'This post does not exist.');
}
