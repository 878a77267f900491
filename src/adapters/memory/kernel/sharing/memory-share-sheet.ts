import type { SharedPage, ShareSheet } from '@/core/kernel/sharing/share-sheet.port';

export class MemoryShareSheet implements ShareSheet {
  isOffered = false;
  page: SharedPage | null = null;
  link: string | null = null;

  async show(page: SharedPage): Promise<boolean> {
    if (this.isOffered) this.page = page;
    return this.isOffered;
  }

  openLink(url: string): void {
    this.link = url;
  }
}
