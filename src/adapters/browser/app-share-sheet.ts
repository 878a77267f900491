import type { NativeApp } from '@/core/kernel/native-app/native-app.port';
import type { SharedPage, ShareSheet } from '@/core/kernel/sharing/share-sheet.port';

/** Opens the app's share sheet (NA-MSG-SHARE). A link to another site opens as in a browser. */
export class AppShareSheet implements ShareSheet {
  readonly #app: Pick<NativeApp, 'post'>;
  readonly #browser: Pick<ShareSheet, 'openLink'>;

  constructor(app: Pick<NativeApp, 'post'>, browser: Pick<ShareSheet, 'openLink'>) {
    this.#app = app;
    this.#browser = browser;
  }

  async show({ title, url }: SharedPage): Promise<boolean> {
    this.#app.post({ type: 'share', title, url });
    return true;
  }

  openLink(url: string): void {
    this.#browser.openLink(url);
  }
}
