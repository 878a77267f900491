import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { pageOf } from '@/adapters/memory/kernel/world/memory-paging';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { CaseRecords } from '@/adapters/memory/trust/moderation/case-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { checkTexts } from '@/core/kernel/content-checks/case-findings.rules';
import type { HeldText } from '@/core/talk/my-posts/held-text';
import { MAX_HELD_TEXTS } from '@/core/talk/my-posts/held-texts.rules';
import type { MyFeedMeta, MyPosts } from '@/core/talk/my-posts/my-posts.port';
import { isOwnRemovedPost } from '@/core/talk/posting/changeable.rules';
import type { PostPage } from '@/core/talk/posting/post';
import { reasonsOf } from '@/core/trust/moderation/contribution-reasons.rules';
import { CommunityRecords } from '../communities/community-records';
import { presentPost } from '../posting/memory-presenter';
import { NEW_TO_OLD } from '../posting/post-orders';
import type { MemoryPost } from '../posting/post-records';
import { PostRecords } from '../posting/post-records';

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

  listHeldTexts(): Promise<Result<readonly HeldText[], Failure>> {
    return this.#browser.askSignedIn('listHeldTexts', {}, (viewer) => {
      const held = [...this.#heldPosts(viewer), ...this.#heldComments(viewer)].toSorted(newestFirst);
      return ok(held.slice(0, MAX_HELD_TEXTS));
    });
  }

  #heldPosts(viewer: MemoryUser): readonly HeldText[] {
    const { world } = this.#browser;
    return this.#postsOf(viewer).flatMap((stored): readonly HeldText[] => {
      const post = presentPost(world, stored, viewer);
      const isPending = post.status === 'FLAGGED';
      if (!isPending && !isOwnRemovedPost(post)) return [];
      const { id, content: text, createdAt } = post;
      const reasons = isPending ? reasonsOf(world.records(CaseRecords).findingsOf(id)) : [];
      return [{ kind: 'post', id, postId: id, status: isPending ? 'PENDING' : 'REJECTED', text, createdAt, reasons }];
    });
  }

  #heldComments(viewer: MemoryUser): readonly HeldText[] {
    const live = this.#browser.world.records(PostRecords).all.filter(({ status }) => status === 'LIVE');
    return live.flatMap(({ id: postId, comments }) =>
      comments
        .filter(({ authorId, status }) => authorId === viewer.id && status === 'HELD')
        .map(({ id, content: text, createdAt }) => {
          const reasons = reasonsOf(checkTexts('comment', [text]).held);
          return { kind: 'comment', id, postId, status: 'PENDING', text, createdAt, reasons };
        }),
    );
  }

  #postsOf(viewer: MemoryUser): readonly MemoryPost[] {
    const posts = this.#browser.world.records(PostRecords).all;
    return posts.filter(({ authorId, status }) => authorId === viewer.id && status !== 'DELETED');
  }
}

function newestFirst(one: HeldText, other: HeldText): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}
