import type { Key } from '@/core/kernel/common/key';

/** The scroll position of the page, in px from the top of its middle column; negative above it. */
export interface PageScroll {
  readonly top: () => number;
  /** Scrolls as soon as what was loaded is rendered. */
  readonly restore: (top: number) => void;
}

export const PageScrollPort: Key<PageScroll> = Symbol('PageScroll');
