import type { Key } from '@/core/kernel/common/key';

/** Scroll positions in px from the top of the middle column, negative above it. */
export interface PageScroll {
  readonly top: () => number;
  /** Scrolls as soon as the loaded content is rendered. */
  readonly restore: (top: number) => void;
}

export const PageScrollPort: Key<PageScroll> = Symbol('PageScroll');
