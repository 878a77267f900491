import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { UserEventMap, UserEvents } from '@/core/kernel/realtime/user-events.port';
import type { MemoryBrowser } from '../world/memory-browser';
import type { MemoryRealtime } from './memory-realtime';
import { UserEventRecords } from './user-event-records';

export class MemoryUserEvents implements UserEvents {
  readonly #realtime: MemoryRealtime;
  readonly #browser: MemoryBrowser;

  constructor(realtime: MemoryRealtime, browser: MemoryBrowser) {
    this.#realtime = realtime;
    this.#browser = browser;
  }

  onEvent<Name extends keyof UserEventMap>(name: Name, listener: (act: UserEventMap[Name]) => void): Cancel {
    return this.#realtime.whileConnected(() => {
      const userId = this.#browser.viewer()?.id ?? null;
      return this.#browser.world.records(UserEventRecords).on(userId, name, listener);
    });
  }
}
