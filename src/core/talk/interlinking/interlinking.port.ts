import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { LinkedPage, PageLink } from './page-link';

/** Finds pages to read after one. */
export interface Interlinking {
  /** At most ten, the nearest first. `notFound` if there is no such live post or community. */
  readonly listPageLinks: (page: LinkedPage) => Promise<Result<{ readonly items: readonly PageLink[] }, Failure>>;
}

export const InterlinkingPort: Key<Interlinking> = Symbol('Interlinking');
