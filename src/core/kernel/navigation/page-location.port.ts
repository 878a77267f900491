import type { Key } from '@/core/kernel/common/key';
export interface PageLocation {
  readonly current: () => string;
  readonly assign: (to: string) => void;
  readonly reload: () => void;
}

export const PageLocationPort: Key<PageLocation> = Symbol('PageLocation');
