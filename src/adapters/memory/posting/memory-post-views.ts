import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { PostViews } from '@/core/posting/post-views.port';
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
      const posts = this.#browser.world.records(PostRecords);
      for (const postId of body.postIds) posts.findLive(postId)?.viewers.add(viewer.id);
      return ok(null);
    });
  }
}
