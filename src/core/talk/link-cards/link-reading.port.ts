import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Post } from '@/core/talk/posting/post';
import type { LinkCard } from './link-card';

/** The page that an address leads to; null if it cannot be read. */
export interface LinkReading {
  readonly link: LinkCard | null;
}

/** Reads pages outside, for posts and those who write them. */
export interface LinkReadingService {
  readonly readLink: (address: { readonly url: string }) => Promise<Result<LinkReading, Failure>>;
  /**
   * Leaves the card of the link in the user's own post out, or has it shown again, once its page is read. `forbidden` (`not_yours`) for another user's post, `notFound` for a
   * deleted one.
   */
  readonly showLink: (choice: { readonly postId: string; readonly isShown: boolean }) => Promise<Result<Post, Failure>>;
}

export const LinkReadingPort: Key<LinkReadingService> = Symbol('LinkReading');
