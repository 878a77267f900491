import type { Key } from '@/core/kernel/common/key';

export interface EarlyKeys {
  /** Returns early keys in order. Afterwards the shortcuts receive keys directly. */
  readonly take: () => readonly string[];
}

export const EarlyKeysPort: Key<EarlyKeys> = Symbol('EarlyKeys');
