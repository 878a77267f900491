import type { Key } from '@/core/kernel/common/key';

/** The scroll position of the page, in px. */
export interface PageScroll {
  readonly top: () => number;
  /** Scrolls as soon as what was loaded is rendered. */
  readonly restore: (top: number) => void;
}

/** Names the PageScroll port in the container. */
export const PageScrollPort: Key<PageScroll> = Symbol('PageScroll');
