import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { Cancel, Scheduler } from '@/core/common/scheduler.port';
import type { PostViews } from '@/core/posting/post-views.port';
import type { ViewedPosts } from '@/core/posting/viewed-posts';
import { nextBatchOf, noViewedPosts, POST_VIEWS_MS, withSent, withViewed } from '@/core/posting/viewed-posts';
import type { Access } from '../session/access';

/** Collects which posts one saw and tells the service of many at once (TR-POSTVIEW-BATCH); of people who are signed in only. */
export class PostViewsStore {
  private viewed: ViewedPosts = noViewedPosts;
  private isSending = false;

  constructor(
    private readonly views: PostViews,
    private readonly scheduler: Scheduler,
    private readonly access: Access,
  ) {
    makeAutoObservable<this, 'views' | 'scheduler' | 'access'>(
      this,
      { views: false, scheduler: false, access: false },
      { autoBind: true },
    );
  }

  /** What the service has not heard of yet. */
  get unsent(): readonly string[] {
    return this.viewed.unsent;
  }

  /** Sends every few seconds from now on, until the answer is called. */
  start(): Cancel {
    return this.scheduler.every(POST_VIEWS_MS, () => void this.flush());
  }

  /** A post was in view long enough to be seen. */
  see(postId: string): void {
    if (this.access.isLoggedIn) this.viewed = withViewed(this.viewed, postId);
  }

  /** Sends what is not sent; what a failed call did not bring over is kept for the next one. */
  async flush(): Promise<void> {
    const postIds = nextBatchOf(this.viewed);
    if (this.isSending || postIds.length === 0) return;
    this.isSending = true;
    this.answered(postIds, await this.views.recordPostViews({ postIds }));
  }

  /** Nobody is signed in any more. */
  reset(): void {
    this.viewed = noViewedPosts;
  }

  forget(): void {
    this.reset();
  }

  private answered(postIds: readonly string[], answer: Result<null, Failure>): void {
    this.isSending = false;
    if (answer.ok) this.viewed = withSent(this.viewed, postIds);
  }
}
