import type { MemoryRealtime } from '@/adapters/memory/kernel/realtime/memory-realtime';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { CommentEvents, NewComment } from '@/core/talk/comments/comment-events.port';
import { PostRecords } from '../posting/post-records';

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
