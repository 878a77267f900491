import type { MemoryRealtime } from '@/adapters/memory/kernel/realtime/memory-realtime';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { Post } from '@/core/talk/posting/post';
import type { PostEvents, PostTally } from '@/core/talk/posting/post-events.port';
import { VoteRecords } from '../voting/vote-records';
import { presentPost } from './memory-presenter';
import { PostRecords } from './post-records';

export class MemoryPostEvents implements PostEvents {
  readonly #realtime: MemoryRealtime;
  readonly #browser: MemoryBrowser;

  constructor(realtime: MemoryRealtime, browser: MemoryBrowser) {
    this.#realtime = realtime;
    this.#browser = browser;
  }

  onPostAdded(listener: (post: Post) => void): Cancel {
    const { world } = this.#browser;
    return this.#realtime.whileConnected(() =>
      world.records(PostRecords).onAnnounced((post) => listener(presentPost(world, post, null))),
    );
  }

  onPostChanged(listener: (post: Post) => void): Cancel {
    const { world } = this.#browser;
    return this.#realtime.whileConnected(() =>
      world.records(PostRecords).onChanged((post) => listener(presentPost(world, post, null))),
    );
  }

  onPostTallied(listener: (tally: PostTally) => void): Cancel {
    const { world } = this.#browser;
    return this.#realtime.whileConnected(() => {
      const userId = this.#browser.viewer()?.id ?? null;
      return world.records(PostRecords).onVoted(({ id, authorId }) => {
        if (authorId !== null && authorId === userId) listener({ id, ...world.records(VoteRecords).countsOf(id) });
      });
    });
  }
}
