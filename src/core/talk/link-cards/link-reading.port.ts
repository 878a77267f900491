import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Post } from '@/core/talk/posting/post';
import type { LinkCard } from './link-card';

export interface LinkReading {
  readonly link: LinkCard | null;
}

export interface LinkReadingService {
  readonly readLink: (address: { readonly url: string }) => Promise<Result<LinkReading, Failure>>;
  /**
   * Hides or shows the card of the link in the user's own post. Fails with `forbidden` (`not_yours`) for another user's
   * post, and `notFound` for a deleted one.
   */
  readonly showLink: (choice: { readonly postId: string; readonly isShown: boolean }) => Promise<Result<Post, Failure>>;
}

export const LinkReadingPort: Key<LinkReadingService> = Symbol('LinkReading');
