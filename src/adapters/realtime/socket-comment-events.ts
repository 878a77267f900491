import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { CommentEvents, NewComment } from '@/core/talk/comments/comment-events.port';
import type { SocketRealtime } from './socket-realtime';

export class SocketCommentEvents implements CommentEvents {
  readonly #realtime: SocketRealtime;

  constructor(realtime: SocketRealtime) {
    this.#realtime = realtime;
  }

  onPostCommented(listener: (comment: NewComment) => void): Cancel {
    return this.#realtime.on('postCommented', listener);
  }
}
