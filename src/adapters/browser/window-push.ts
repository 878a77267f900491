import type { PushBrowser } from '@/core/account/push/push-browser.port';
import type { PushPermission } from '@/core/account/push/push-permission';
import { unlessRefused } from './unless-refused';

type PushWindow = Window & Partial<Pick<typeof globalThis, 'Notification' | 'PushManager'>>;

/** The browser's push. Browsers refuse it in private windows, on full disks, and without a push service. */
export class WindowPush implements PushBrowser {
  readonly #open: () => PushWindow;

  /** `open` is called lazily, because the server, which renders the first view, has no window. */
  constructor(open: () => PushWindow) {
    this.#open = open;
  }

  permission(): PushPermission | null {
    const { Notification, PushManager, navigator } = this.#open();
    const { serviceWorker }: Partial<Pick<Navigator, 'serviceWorker'>> = navigator;
    return PushManager === undefined || serviceWorker === undefined ? null : (Notification?.permission ?? null);
  }

  async requestPermission(): Promise<PushPermission> {
    return (await this.#open().Notification?.requestPermission()) ?? 'denied';
  }

  async subscribe(key: string): Promise<string | null> {
    return (
      (await unlessRefused(async () => {
        // Without a service worker `ready` never resolves.
        if ((await this.#registration()) === undefined) return null;
        const { pushManager } = await this.#open().navigator.serviceWorker.ready;
        const current = await pushManager.getSubscription();
        if (current !== null && keyOf(current) === key) return JSON.stringify(current);
        // A subscription under another key cannot be renewed.
        await current?.unsubscribe();
        return JSON.stringify(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
      })) ?? null
    );
  }

  async unsubscribe(): Promise<boolean> {
    const hasEnded = await unlessRefused(async () => {
      // `unsubscribe` resolves to false only if the subscription has ended in the meantime.
      await (await (await this.#registration())?.pushManager.getSubscription())?.unsubscribe();
      return true;
    });
    await this.closeShown();
    return hasEnded ?? false;
  }

  async closeShown(): Promise<void> {
    await unlessRefused(async () => {
      for (const shown of (await (await this.#registration())?.getNotifications()) ?? []) shown.close();
    });
  }

  async #registration(): Promise<ServiceWorkerRegistration | undefined> {
    const { serviceWorker }: Partial<Pick<Navigator, 'serviceWorker'>> = this.#open().navigator;
    return await serviceWorker?.getRegistration();
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
