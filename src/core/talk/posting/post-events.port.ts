import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { Post } from './post';

/** The votes on a post. */
export type PostTally = Pick<Post, 'id' | 'upvotes' | 'downvotes'>;

/** Events of posts while the realtime connection is open. */
export interface PostEvents {
  /** A post went live; `myVote` is none and `isMine` false for every receiver, its author included. */
  readonly onPostAdded: (listener: (post: Post) => void) => Cancel;
  /** A post was changed, deleted or brought back by its author; as in `onPostAdded`, it is the post as a guest sees it. */
  readonly onPostChanged: (listener: (post: Post) => void) => Cancel;
  /** The up-votes on a post of the user changed. */
  readonly onPostTallied: (listener: (tally: PostTally) => void) => Cancel;
}

export const PostEventsPort: Key<PostEvents> = Symbol('PostEvents');
