import type { Key } from '@/core/kernel/common/key';

export interface PageVisibility {
  readonly isVisible: () => boolean;
  /** Calls `changed` when the page becomes visible or hidden, and when it ends. */
  readonly onChange: (changed: () => void) => void;
}

export const PageVisibilityPort: Key<PageVisibility> = Symbol('PageVisibility');
