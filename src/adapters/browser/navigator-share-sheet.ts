import type { SharedPage, ShareSheet } from '@/core/kernel/sharing/share-sheet.port';

interface ShareWindow {
  readonly navigator: Pick<Navigator, 'share'>;
  readonly open: Window['open'];
}

/** The browser's share sheet. Most desktop browsers have none, and pages without TLS never do. */
export class NavigatorShareSheet implements ShareSheet {
  readonly #window: ShareWindow;

  constructor(window: ShareWindow) {
    this.#window = window;
  }

  async show({ title, url }: SharedPage): Promise<boolean> {
    const { navigator } = this.#window;
    // The type says that it is always present, but most desktop browsers have none.
    if (!('share' in navigator)) return false;
    try {
      await navigator.share({ title, url });
      return true;
    } catch (error) {
      if (error instanceof DOMException) return error.name === 'AbortError';
      throw error;
    }
  }

  openLink(url: string): void {
    this.#window.open(url, '_blank', 'noopener,noreferrer');
  }
}
