import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { LinkedPage, PageLink } from './page-link';

export interface Interlinking {
  /**
   * Lists at most ten links, the closest first. Fails with `notFound` for a post that is not live, or an unknown
   * community.
   */
  readonly listPageLinks: (page: LinkedPage) => Promise<Result<{ readonly items: readonly PageLink[] }, Failure>>;
}

export const InterlinkingPort: Key<Interlinking> = Symbol('Interlinking');
