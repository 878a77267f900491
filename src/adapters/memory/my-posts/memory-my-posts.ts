import type { Failure } from '@/core/common/failure';
import type { PageQuery } from '@/core/common/page';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { MyFeedMeta, MyPosts } from '@/core/my-posts/my-posts.port';
import type { PostPage } from '@/core/posting/post';
import { CommunityRecords } from '../communities/community-records';
import { presentPost } from '../posting/memory-presenter';
import { NEW_TO_OLD } from '../posting/post-orders';
import type { MemoryPost } from '../posting/post-records';
import { PostRecords } from '../posting/post-records';
import type { MemoryBrowser } from '../world/memory-browser';
import { pageOf } from '../world/memory-paging';
import type { MemoryUser } from '../world/user-records';

/** Reads what the user of a memory world has written. */
export class MemoryMyPosts implements MyPosts {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listMyPosts(query: PageQuery): Promise<Result<PostPage, Failure>> {
    return this.#browser.askSignedIn('listMyPosts', { query }, (viewer) => {
      const posts = this.#postsOf(viewer).map((post) => presentPost(this.#browser.world, post, viewer));
      return pageOf(posts, NEW_TO_OLD, query);
    });
  }

  getMyFeedMeta(): Promise<Result<MyFeedMeta, Failure>> {
    return this.#browser.askSignedIn('getMyFeedMeta', {}, (viewer) => {
      const { world } = this.#browser;
      const answers = world
        .records(PostRecords)
        .all.flatMap(({ comments }) => comments)
        .filter(({ authorId, status }) => authorId === viewer.id && status === 'LIVE');
      return ok({
        postsCount: this.#postsOf(viewer).length,
        answersCount: answers.length,
        followedCount: world.records(CommunityRecords).followedBy(viewer).size,
      });
    });
  }

  #postsOf(viewer: MemoryUser): readonly MemoryPost[] {
    const posts = this.#browser.world.records(PostRecords).all;
    return posts.filter(({ authorId, status }) => authorId === viewer.id && status !== 'DELETED');
  }
}
