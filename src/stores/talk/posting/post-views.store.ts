import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { PostViews } from '@/core/talk/posting/post-views.port';
import type { ViewedPosts } from '@/core/talk/posting/viewed-posts';
import {
  emptyViewedPosts,
  nextBatchOf,
  POST_VIEWS_INTERVAL_MS,
  withSentPosts,
  withViewedPost,
} from '@/core/talk/posting/viewed-posts';
import type { SessionStore } from '@/stores/account/session/session.store';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/**
 * Collects the posts that the user saw and sends them in batches (TR-POSTVIEW-BATCH). Posts that a guest saw are only counted on the page.
 */
export class PostViewsStore implements PersonalStore {
  private viewed: ViewedPosts = emptyViewedPosts;
  readonly #views: PostViews;
  readonly #scheduler: Scheduler;
  readonly #session: Pick<SessionStore, 'isLoggedIn' | 'postSeen'>;
  #isSending = false;

  constructor(views: PostViews, scheduler: Scheduler, session: Pick<SessionStore, 'isLoggedIn' | 'postSeen'>) {
    this.#views = views;
    this.#scheduler = scheduler;
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** @internal for tests */
  get unsent(): readonly string[] {
    return this.viewed.unsent;
  }

  start(): Cancel {
    return this.#scheduler.every(POST_VIEWS_INTERVAL_MS, () => void this.flush());
  }

  see(postId: string): void {
    this.#session.postSeen();
    if (this.#session.isLoggedIn) this.viewed = withViewedPost(this.viewed, postId);
  }

  /** Sends the batch. A failed one is sent again with the next. */
  async flush(): Promise<void> {
    const postIds = nextBatchOf(this.viewed);
    if (this.#isSending || postIds.length === 0) return;
    this.#isSending = true;
    this.answered(postIds, await this.#views.recordPostViews({ postIds }));
  }

  forget(): void {
    this.viewed = emptyViewedPosts;
  }

  private answered(postIds: readonly string[], answer: Result<null, Failure>): void {
    this.#isSending = false;
    if (answer.ok) this.viewed = withSentPosts(this.viewed, postIds);
  }
}
