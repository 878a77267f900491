import type { CommentEvents, NewComment } from '@/core/comments/comment-events.port';
import type { Cancel } from '@/core/common/scheduler.port';
import type { MemoryBrowser } from './memory-browser';
import type { MemoryRealtime } from './memory-realtime';
import { PostRecords } from './post-records';

/** Events of the comments in a memory world. */
export class MemoryCommentEvents implements CommentEvents {
  readonly #realtime: MemoryRealtime;
  readonly #browser: MemoryBrowser;

  constructor(realtime: MemoryRealtime, browser: MemoryBrowser) {
    this.#realtime = realtime;
    this.#browser = browser;
  }

  onPostCommented(listener: (comment: NewComment) => void): Cancel {
    const { world } = this.#browser;
    return this.#realtime.whileConnected(() => world.records(PostRecords).onCommented(listener));
  }
}
