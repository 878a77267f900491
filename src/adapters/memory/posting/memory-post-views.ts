import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { PostViews } from '@/core/posting/post-views.port';
import { countsViews } from '@/core/posting/post-views.rules';
import type { MemoryBrowser } from '../world/memory-browser';
import { PostRecords } from './post-records';

/** Counts views in a memory world. */
export class MemoryPostViews implements PostViews {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  recordPostViews(body: { readonly postIds: readonly string[] }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('recordPostViews', { body }, (viewer) => {
      const { world } = this.#browser;
      const posts = world.records(PostRecords);
      for (const postId of body.postIds) {
        const post = posts.findLive(postId);
        if (post !== null && countsViews(Date.parse(post.createdAt), world.clock.now())) post.viewers.add(viewer.id);
      }
      return ok(null);
    });
  }
}
