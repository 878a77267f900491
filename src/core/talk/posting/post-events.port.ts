import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { Post } from './post';

export type PostTally = Pick<Post, 'id' | 'upvotes' | 'downvotes'>;

export interface PostEvents {
  /** `myVote` and `isMine` are unset for every receiver, also for the author. */
  readonly onPostAdded: (listener: (post: Post) => void) => Cancel;
  /** Called also for deleted and restored posts. The post is as a guest sees it. */
  readonly onPostChanged: (listener: (post: Post) => void) => Cancel;
  readonly onPostTallied: (listener: (tally: PostTally) => void) => Cancel;
}

export const PostEventsPort: Key<PostEvents> = Symbol('PostEvents');
