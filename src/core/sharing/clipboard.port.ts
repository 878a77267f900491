import type { Key } from '@/core/common/key';
/** The device's clipboard. */
export interface Clipboard {
  /** Whether the text is on the clipboard now; false where the device refuses. */
  write(text: string): Promise<boolean>;
}

/** Names the Clipboard port in the container. */
export const ClipboardPort: Key<Clipboard> = Symbol('Clipboard');
