import type { Clipboard } from '@/core/kernel/sharing/clipboard.port';

/** A clipboard that can be read. */
export class MemoryClipboard implements Clipboard {
  /** The text written last; null before the first. */
  text: string | null = null;
  /** True if the device allows writing. */
  isAllowed = true;

  async write(text: string): Promise<boolean> {
    if (this.isAllowed) this.text = text;
    return this.isAllowed;
  }
}
