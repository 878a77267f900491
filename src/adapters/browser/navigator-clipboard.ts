import type { Clipboard } from '@/core/kernel/sharing/clipboard.port';

/** The browser's clipboard. It refuses without TLS, and if the user has denied it. */
export class NavigatorClipboard implements Clipboard {
  readonly #navigator: Pick<Navigator, 'clipboard'>;

  constructor(navigator: Pick<Navigator, 'clipboard'>) {
    this.#navigator = navigator;
  }

  async write(text: string): Promise<boolean> {
    // The type says that it is always present, but it is missing without TLS.
    const clipboard: Navigator['clipboard'] | undefined = this.#navigator.clipboard;
    if (!clipboard) return false;
    try {
      await clipboard.writeText(text);
      return true;
    } catch (error) {
      if (error instanceof DOMException) return false;
      throw error;
    }
  }
}
