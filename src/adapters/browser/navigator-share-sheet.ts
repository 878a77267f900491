import type { SharedPage, ShareSheet } from '@/core/sharing/share-sheet.port';

/** The browser's share sheet; most desktop browsers have none, and pages without TLS never do. */
export class NavigatorShareSheet implements ShareSheet {
  readonly #navigator: Pick<Navigator, 'share'>;

  constructor(navigator: Pick<Navigator, 'share'>) {
    this.#navigator = navigator;
  }

  async show({ title, url }: SharedPage): Promise<boolean> {
    // Typed as always there.
    if (!('share' in this.#navigator)) return false;
    try {
      await this.#navigator.share({ title, url });
      return true;
    } catch (error) {
      if (error instanceof DOMException) return error.name === 'AbortError';
      throw error;
    }
  }
}
