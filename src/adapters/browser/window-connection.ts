import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { Connection } from '@/core/kernel/offline/connection.port';
import { READ_AT_HEADER } from './page-cache';

export class WindowConnection implements Connection {
  readonly #open: () => Window;

  /** `open` is called lazily, because the server, which renders the first view, has no window. */
  constructor(open: () => Window) {
    this.#open = open;
  }

  isOnline(): boolean {
    return this.#open().navigator.onLine;
  }

  readAt(): number | null {
    const mark = this.#open().document.querySelector<HTMLMetaElement>(`meta[name="${READ_AT_HEADER}"]`);
    return mark === null ? null : Number(mark.content);
  }

  canShowKept(): boolean {
    const { serviceWorker }: Partial<Pick<Navigator, 'serviceWorker'>> = this.#open().navigator;
    return Boolean(serviceWorker?.controller);
  }

  onChange(task: () => void): Cancel {
    const left = new AbortController();
    const { signal } = left;
    for (const change of ['online', 'offline']) this.#open().addEventListener(change, task, { signal });
    return () => left.abort();
  }

  open(address: string): void {
    this.#open().location.replace(address);
  }
}
