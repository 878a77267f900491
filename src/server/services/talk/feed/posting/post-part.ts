import type { PostSubmission } from '@/contract/generated/feed';
import type { Database } from '@/server/platform/database';
import type { StoredMedia } from '../attachments/stored-media';
import type { PostRow } from './post.queries';

/** A post that is being written. */
export interface NewPost {
  readonly postId: string;
  /** The author's. */
  readonly persona: Uint8Array;
  readonly submission: PostSubmission;
  readonly media: readonly StoredMedia[] | null;
  /** The address in the text whose page the post is to show; null for none. */
  readonly linked: string | null;
}

export interface PostChange {
  readonly postId: string;
  readonly mediaBefore: readonly StoredMedia[] | null;
  readonly media: readonly StoredMedia[] | null;
  readonly linked: string | null;
}

/** A part of posts that is stored beside their rows. Its feature registers it with the feed service. */
export interface PostPart {
  /** Stores the part of a new post in its transaction. Returns the columns of the post's row that hold it. */
  readonly add: (tx: Database, post: NewPost) => Promise<Partial<Pick<PostRow, 'poll' | 'offers'>>>;
  /** Follows a change in its transaction. Returns what is left to do after the commit. */
  readonly change?: (tx: Database, change: PostChange) => Promise<() => Promise<void>>;
  /** Runs after the commit of a new post or a change. */
  readonly afterwards?: () => void;
}
