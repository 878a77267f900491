import type { Failure } from '@/core/common/failure';
import type { Key } from '@/core/common/key';
import type { Result } from '@/core/common/result';
import type { LinkCard } from './link-card';

/** The page that an address leads to; null where it cannot be read. */
export interface LinkReading {
  readonly link: LinkCard | null;
}

/** Reads pages outside. */
export interface LinkReadingService {
  readLink(address: { readonly url: string }): Promise<Result<LinkReading, Failure>>;
}

/** Names the LinkReadingService port in the container. */
export const LinkReadingPort: Key<LinkReadingService> = Symbol('LinkReading');
