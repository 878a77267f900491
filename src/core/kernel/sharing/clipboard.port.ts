import type { Key } from '@/core/kernel/common/key';
/** The device's clipboard. */
export interface Clipboard {
  /** Copies the text. Resolves to false if the device refuses. */
  readonly write: (text: string) => Promise<boolean>;
}

export const ClipboardPort: Key<Clipboard> = Symbol('Clipboard');
