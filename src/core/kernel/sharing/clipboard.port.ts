import type { Key } from '@/core/kernel/common/key';
export interface Clipboard {
  /** Resolves to false if the device refuses. */
  readonly write: (text: string) => Promise<boolean>;
}

export const ClipboardPort: Key<Clipboard> = Symbol('Clipboard');
