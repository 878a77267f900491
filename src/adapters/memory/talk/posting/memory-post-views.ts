import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { SideRecords } from '@/adapters/memory/kernel/world/side-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { PostViews } from '@/core/talk/posting/post-views.port';
import { areViewsCounted } from '@/core/talk/posting/post-views.rules';
import { PostRecords } from './post-records';

export class MemoryPostViews implements PostViews {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  recordPostViews(body: { readonly postIds: readonly string[] }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('recordPostViews', { body }, (viewer) => {
      const { world } = this.#browser;
      if (world.records(SideRecords).isOn(viewer.id, 'employer')) return ok(null);
      const posts = world.records(PostRecords);
      for (const postId of body.postIds) {
        const post = posts.findLive(postId);
        if (post !== null && areViewsCounted(Date.parse(post.createdAt), world.clock.now()))
          post.viewers.add(viewer.id);
      }
      return ok(null);
    });
  }
}
