import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { PostViews } from '@/core/posting/post-views.port';
import type { MemoryBrowser } from './memory-browser';
import { faultOfIds } from './memory-ids-fault';

/** Counts views in the memory world. */
export class MemoryPostViews implements PostViews {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  recordPostViews({ postIds }: { readonly postIds: readonly string[] }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('recordPostViews', (viewer) => {
      const fault = faultOfIds('postIds', postIds);
      if (fault !== null) return fault;
      for (const postId of postIds) this.#browser.world.posts.get(postId)?.viewers.add(viewer.id);
      return ok(null);
    });
  }
}
