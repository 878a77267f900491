import type { Page } from '@playwright/test';
import type { AppMessage } from '@/core/kernel/native-app/app-message';
import type { HostMessage } from '@/core/kernel/native-app/host-message.rules';

export const APP_AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile TarakkiApp/2.4.1 (ios; build 77)',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36 TarakkiApp/2.4 (android)',
} as const;

export class NativeHost {
  readonly heard: AppMessage[] = [];

  private constructor(private readonly page: Page) {}

  static async around(page: Page): Promise<NativeHost> {
    const host = new NativeHost(page);
    await page.exposeFunction('appHears', (text: string) => void host.heard.push(JSON.parse(text)));
    await page.addInitScript(() => {
      const hears: unknown = Reflect.get(window, 'appHears');
      Object.assign(window, { ReactNativeWebView: { postMessage: hears } });
    });
    return host;
  }

  get types(): readonly AppMessage['type'][] {
    return this.heard.map(({ type }) => type);
  }

  async say(message: HostMessage): Promise<void> {
    await this.page.evaluate(
      (data) => window.dispatchEvent(new MessageEvent('message', { data })),
      JSON.stringify(message),
    );
  }
}
