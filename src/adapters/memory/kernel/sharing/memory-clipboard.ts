import type { Clipboard } from '@/core/kernel/sharing/clipboard.port';

export class MemoryClipboard implements Clipboard {
  text: string | null = null;
  isAllowed = true;

  async write(text: string): Promise<boolean> {
    if (this.isAllowed) this.text = text;
    return this.isAllowed;
  }
}
