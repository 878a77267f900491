import type { Clipboard } from '@/core/shell/clipboard.port';

/** A clipboard that can be read. */
export class MemoryClipboard implements Clipboard {
  /** What was written last, null for nothing yet. */
  text: string | null = null;
  /** Whether the device lets anybody write. */
  isAllowed = true;

  async write(text: string): Promise<boolean> {
    if (this.isAllowed) this.text = text;
    return this.isAllowed;
  }
}
