import type { KeptPage } from '@/core/kernel/offline/kept-page';
import type { KeptPages } from '@/core/kernel/offline/kept-pages.port';
import { keptAddressOf, TAKE_OVER_MESSAGE, WORKER_PATH } from '@/core/kernel/offline/kept-pages.rules';
import { PageCache } from './page-cache';
import { unlessRefused } from './unless-refused';

type KeepingWindow = Pick<Window, 'caches' | 'fetch' | 'location' | 'navigator' | 'performance'>;

/** The page's side of the Cache Storage and the service worker. Private windows and full disks refuse both. */
export class BrowserKeptPages implements KeptPages {
  readonly #open: () => KeepingWindow;
  readonly #now: () => number;
  /** Incremented when the cache is cleared, so that the results of running fetches are dropped. */
  #forgotten = 0;

  /** `open` is called lazily, because the server, which renders the first view, has no window. */
  constructor(open: () => KeepingWindow, now: () => number) {
    this.#open = open;
    this.#now = now;
  }

  async register(): Promise<boolean> {
    const isThere = await unlessRefused(async () => {
      await this.#workers()?.register(WORKER_PATH);
      return true;
    });
    await unlessRefused(async () => this.#cache()?.keepFiles(this.#loadedFiles()));
    return isThere === true;
  }

  async unregister(): Promise<void> {
    await unlessRefused(async () => {
      await (await this.#workers()?.getRegistration())?.unregister();
      await this.#cache()?.forgetAll();
    });
  }

  async read(address: string): Promise<void> {
    const before = this.#forgotten;
    await unlessRefused(async () => {
      // Does not use `timeOrigin`, because the device's clock may be off.
      const since = this.#now() - this.#open().performance.now();
      await this.#cache()?.read(keptAddressOf(address), since);
      if (before !== this.#forgotten) await this.#cache()?.forget();
      else await this.#cache()?.keepFiles(this.#loadedFiles());
    });
  }

  async list(): Promise<readonly KeptPage[]> {
    return (await unlessRefused(async () => this.#cache()?.list())) ?? [];
  }

  async forget(): Promise<void> {
    this.#forgotten += 1;
    await unlessRefused(async () => this.#cache()?.forget());
  }

  takeOver(): void {
    void unlessRefused(async () => {
      (await this.#workers()?.getRegistration())?.waiting?.postMessage(TAKE_OVER_MESSAGE);
    });
  }

  /** Returns built files that this page has loaded, which are enough for it to work offline. */
  #loadedFiles(): readonly string[] {
    const { performance, location } = this.#open();
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    return paths
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/static/'))
      .map(({ pathname, search }) => `${pathname}${search}`);
  }

  #workers(): ServiceWorkerContainer | undefined {
    const navigator: Partial<Pick<Navigator, 'serviceWorker'>> = this.#open().navigator;
    return navigator.serviceWorker;
  }

  #cache(): PageCache | undefined {
    const window: Partial<Pick<KeepingWindow, 'caches'>> & Omit<KeepingWindow, 'caches'> = this.#open();
    const { caches } = window;
    if (caches === undefined) return undefined;
    return new PageCache({ caches, fetch: (address, init) => window.fetch(address, init), now: this.#now });
  }
}
