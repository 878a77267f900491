import type { Failure } from '../common/failure';
import type { Key } from '../common/key';
import type { Result } from '../common/result';
import type { LinkedPage, PageLink } from './page-link';

/** Finds pages to read after one. */
export interface Interlinking {
  /** At most ten, the nearest first. `notFound` if there is no such live post or community. */
  listPageLinks(page: LinkedPage): Promise<Result<{ readonly items: readonly PageLink[] }, Failure>>;
}

/** Names the Interlinking port in the container. */
export const InterlinkingPort: Key<Interlinking> = Symbol('Interlinking');
