import type { SharedPage, ShareSheet } from '@/core/kernel/sharing/share-sheet.port';

/** A share sheet that can be read; at first the device has none. */
export class MemoryShareSheet implements ShareSheet {
  isOffered = false;
  /** The page that was shown last; null before the first. */
  page: SharedPage | null = null;
  /** The last address of another site that was opened. */
  link: string | null = null;

  async show(page: SharedPage): Promise<boolean> {
    if (this.isOffered) this.page = page;
    return this.isOffered;
  }

  openLink(url: string): void {
    this.link = url;
  }
}
