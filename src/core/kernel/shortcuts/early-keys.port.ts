import type { Key } from '@/core/kernel/common/key';

/** Keys that were pressed before the code of the shortcuts came. */
export interface EarlyKeys {
  /** Returns them in their order, and none again: from now on the shortcuts take keys themselves. */
  readonly take: () => readonly string[];
}

export const EarlyKeysPort: Key<EarlyKeys> = Symbol('EarlyKeys');
