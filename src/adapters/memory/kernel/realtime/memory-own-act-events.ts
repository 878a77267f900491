import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { OwnActEvents, OwnActs } from '@/core/kernel/realtime/own-acts.port';
import type { MemoryBrowser } from '../world/memory-browser';
import type { MemoryRealtime } from './memory-realtime';
import { OwnActRecords } from './own-act-records';

export class MemoryOwnActEvents implements OwnActEvents {
  readonly #realtime: MemoryRealtime;
  readonly #browser: MemoryBrowser;

  constructor(realtime: MemoryRealtime, browser: MemoryBrowser) {
    this.#realtime = realtime;
    this.#browser = browser;
  }

  onAct<Name extends keyof OwnActs>(name: Name, listener: (act: OwnActs[Name]) => void): Cancel {
    return this.#realtime.whileConnected(() => {
      const userId = this.#browser.viewer()?.id ?? null;
      return this.#browser.world.records(OwnActRecords).on(userId, name, listener);
    });
  }
}
