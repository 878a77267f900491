import type { Cancel } from '@/core/common/scheduler.port';
import type { Post } from '@/core/posting/post';
import type { PostEvents, PostTally } from '@/core/posting/post-events.port';
import type { MemoryRealtime } from '../realtime/memory-realtime';
import { VoteRecords } from '../voting/vote-records';
import type { MemoryBrowser } from '../world/memory-browser';
import { presentPost } from './memory-presenter';
import { PostRecords } from './post-records';

/** Events of the posts in a memory world. */
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
