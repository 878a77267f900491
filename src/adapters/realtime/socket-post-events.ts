import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { Post } from '@/core/talk/posting/post';
import type { PostEvents, PostTally } from '@/core/talk/posting/post-events.port';
import type { SocketRealtime } from './socket-realtime';

export class SocketPostEvents implements PostEvents {
  readonly #realtime: SocketRealtime;

  constructor(realtime: SocketRealtime) {
    this.#realtime = realtime;
  }

  onPostAdded(listener: (post: Post) => void): Cancel {
    return this.#realtime.on('postAdded', listener);
  }

  onPostChanged(listener: (post: Post) => void): Cancel {
    return this.#realtime.on('postChanged', listener);
  }

  onPostTallied(listener: (tally: PostTally) => void): Cancel {
    return this.#realtime.on('postTallied', listener);
  }
}
