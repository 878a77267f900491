import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { notSignedIn, refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { pageOf } from '@/adapters/memory/kernel/world/memory-paging';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Comment, FirstReplies, PostCommentPage } from '@/core/talk/comments/comment';
import { FIRST_REPLIES, MAX_EXPANDED_COMMENTS } from '@/core/talk/comments/first-replies.rules';
import type { CommunityType } from '@/core/talk/communities/community';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import { asksQuestion } from '@/core/talk/posting/asks-question';
import type { FeedReading } from '@/core/talk/posting/feed.port';
import type { FeedSort } from '@/core/talk/posting/feed-sort';
import type { FeedType, Post, PostPage } from '@/core/talk/posting/post';
import { postRefusals } from '@/core/talk/posting/post-refusals.rules';
import type { SortOrder } from '@/core/talk/voting/sort-order';
import { CommunityRecords } from '../communities/community-records';
import { communityNotFound } from '../communities/memory-communities';
import { isVisible } from '../hiding/hiding-records';
import { presentPost, presentReplies } from './memory-presenter';
import { FEED_ORDERS, PAGE_ORDERS } from './post-orders';
import type { MemoryPost } from './post-records';
import { PostRecords } from './post-records';

export class MemoryFeed implements FeedReading {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listFeed(
    query: PageQuery & { readonly feedType?: FeedType; readonly sort?: FeedSort },
  ): Promise<Result<PostPage, Failure>> {
    return this.#browser.ask('listFeed', { query }, (viewer) => {
      const isPersonal = query.feedType === 'PERSONALIZED';
      if (isPersonal && viewer === null) return notSignedIn();
      const followed = viewer === null ? null : this.#browser.world.records(CommunityRecords).followedBy(viewer);
      return this.#page(
        viewer,
        query,
        ({ community }) => !isPersonal || followed?.has(communityKeyOf(community)) === true,
      );
    });
  }

  listCommunityPosts(
    input: PageQuery & {
      readonly type: CommunityType;
      readonly id: number;
      readonly sort?: FeedSort;
      readonly asks?: boolean;
    },
  ): Promise<Result<PostPage, Failure>> {
    return this.#browser.ask('listCommunityPosts', { input }, (viewer) => {
      const shown = this.#browser.world.records(CommunityRecords).find({ type: input.type, entityId: input.id });
      const page = this.#page(viewer, input, (post) => {
        const asks = input.asks !== true || post.questionId !== null || asksQuestion(post);
        return asks && post.community.type === input.type && post.community.entityId === input.id;
      });
      return page.ok && shown === null ? communityNotFound() : page;
    });
  }

  #page(
    viewer: MemoryUser | null,
    query: PageQuery & { readonly sort?: FeedSort },
    belongs: (post: MemoryPost) => boolean,
  ): Result<PostPage, Failure> {
    const { world } = this.#browser;
    const posts = world
      .records(PostRecords)
      .all.filter(({ status }) => status === 'LIVE')
      .filter((post) => viewer === null || isVisible(world, viewer, post))
      .filter(belongs)
      .map((post) => presentPost(world, post, viewer));
    return pageOf(posts, FEED_ORDERS[query.sort ?? 'newest'], query);
  }

  getPost(path: { readonly postId: string }): Promise<Result<Post, Failure>> {
    return this.#browser.ask('getPost', { path }, (viewer) => {
      const { world } = this.#browser;
      const post = world.records(PostRecords).find(path.postId);
      return post === null ? postNotFound() : ok(presentPost(world, post, viewer));
    });
  }

  listComments(
    input: PageQuery & { readonly postId: string; readonly sort?: SortOrder },
  ): Promise<Result<PostCommentPage, Failure>> {
    return this.#browser.ask('listComments', { input }, (viewer) => {
      const post = this.#browser.world.records(PostRecords).findLive(input.postId);
      const below = (parentId: string | null) =>
        post === null ? [] : presentReplies(this.#browser.world, post, parentId, viewer);
      const page = pageOf(below(null), PAGE_ORDERS[input.sort ?? 'popularity'], input);
      if (!page.ok) return page;
      if (post === null) return postNotFound();
      const isAllOpen = presentPost(this.#browser.world, post, viewer).commentsCount <= MAX_EXPANDED_COMMENTS;
      return ok({ ...page.value, firstReplies: openReplies(page.value.items, below, isAllOpen) });
    });
  }
}

/**
 * Returns the replies that are initially expanded: the first ones of each comment, or all at every depth if
 * `isAllOpen`.
 */
function openReplies(
  comments: readonly Comment[],
  below: (commentId: string) => readonly Comment[],
  isAllOpen: boolean,
): readonly FirstReplies[] {
  return comments
    .filter(({ repliesCount }) => repliesCount > 0)
    .flatMap(({ id: commentId }) => {
      const replies = below(commentId);
      const page = pageOf(replies, PAGE_ORDERS.oldToNew, { limit: isAllOpen ? replies.length : FIRST_REPLIES });
      if (!page.ok) throw new Error('A first page has no cursor to be wrong.');
      return [{ commentId, ...page.value }, ...(isAllOpen ? openReplies(page.value.items, below, true) : [])];
    });
}

export function postNotFound(): Refusal {
  return refusal(404, 'post_not_found', postRefusals.notFound);
}
