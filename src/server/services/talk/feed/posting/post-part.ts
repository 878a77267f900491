import type { PostSubmission } from '@/contract/generated/feed';
import type { Database } from '@/server/platform/database';
import type { StoredMedia } from '../attachments/stored-media';
import type { PostRow } from './post.queries';

export interface NewPost {
  readonly postId: string;
  readonly persona: Uint8Array;
  readonly submission: PostSubmission;
  readonly media: readonly StoredMedia[] | null;
  readonly linked: string | null;
}

export interface PostChange {
  readonly postId: string;
  readonly mediaBefore: readonly StoredMedia[] | null;
  readonly media: readonly StoredMedia[] | null;
  readonly linked: string | null;
}

export interface PostPart {
  /** Stores the part. Returns its columns of the post's row. */
  readonly add: (tx: Database, post: NewPost) => Promise<Partial<Pick<PostRow, 'poll' | 'offers'>>>;
  /** Changes the part. Returns the work to do after the commit. */
  readonly change?: (tx: Database, change: PostChange) => Promise<() => Promise<void>>;
  readonly afterwards?: () => void;
}
