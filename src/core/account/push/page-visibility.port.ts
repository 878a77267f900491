import type { Key } from '@/core/kernel/common/key';

export interface PageVisibility {
  readonly isVisible: () => boolean;
  /** Calls `changed` when the page comes into view or goes out of it, also with its end. */
  readonly onChange: (changed: () => void) => void;
}

export const PageVisibilityPort: Key<PageVisibility> = Symbol('PageVisibility');
