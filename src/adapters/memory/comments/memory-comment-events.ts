import type { CommentEvents, NewComment } from '@/core/comments/comment-events.port';
import type { Cancel } from '@/core/common/scheduler.port';
import { PostRecords } from '../posting/post-records';
import type { MemoryRealtime } from '../realtime/memory-realtime';
import type { MemoryBrowser } from '../world/memory-browser';

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
