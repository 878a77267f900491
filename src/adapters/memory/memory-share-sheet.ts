import type { SharedPage, ShareSheet } from '@/core/sharing/share-sheet.port';

/** A share sheet that can be read; at first the device has none. */
export class MemoryShareSheet implements ShareSheet {
  isOffered = false;
  /** The page that was shown last; null before the first. */
  page: SharedPage | null = null;

  async show(page: SharedPage): Promise<boolean> {
    if (this.isOffered) this.page = page;
    return this.isOffered;
  }
}
