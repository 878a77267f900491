import type { LinkCard } from '@/core/talk/link-cards/link-card';
import { linkedAddressOf } from '@/core/talk/posting/linked-address.rules';
import type { MemoryPost } from '../posting/post-records';

export type MemoryPage = Pick<LinkCard, 'siteName' | 'title' | 'description'> & Partial<Pick<LinkCard, 'picture'>>;

export class LinkPageRecords {
  readonly #pages = new Map<string, MemoryPage>();

  add(url: string, page: MemoryPage): void {
    this.#pages.set(url, page);
  }

  find(url: string): LinkCard | null {
    const page = this.#pages.get(url);
    return page === undefined ? null : { url, host: new URL(url).hostname, picture: null, ...page };
  }

  cardFor({ kind, content, hidesLink }: Pick<MemoryPost, 'kind' | 'content' | 'hidesLink'>): LinkCard | null {
    const url = kind === null && !hidesLink ? linkedAddressOf(content) : null;
    return url === null ? null : this.find(url);
  }
}
