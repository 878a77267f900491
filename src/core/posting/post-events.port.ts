import type { Key } from '@/core/common/key';
import type { Cancel } from '@/core/common/scheduler.port';
import type { Post } from './post';

/** Events of posts while the realtime connection is open. */
export interface PostEvents {
  /** A post went live; `myVote` is none and `isMine` false for every receiver, its author included. */
  onPostAdded(listener: (post: Post) => void): Cancel;
}

/** Names the PostEvents port in the container. */
export const PostEventsPort: Key<PostEvents> = Symbol('PostEvents');
