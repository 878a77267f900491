import type { MemoryRealtime } from '@/adapters/memory/kernel/realtime/memory-realtime';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { QueueEvents } from '@/core/trust/moderation/queue-events.port';
import { CaseRecords } from './case-records';

export class MemoryQueueEvents implements QueueEvents {
  readonly #realtime: MemoryRealtime;
  readonly #browser: MemoryBrowser;

  constructor(realtime: MemoryRealtime, browser: MemoryBrowser) {
    this.#realtime = realtime;
    this.#browser = browser;
  }

  onQueueChanged(listener: () => void): Cancel {
    return this.#realtime.whileConnected(() => {
      const records = this.#browser.world.records(CaseRecords);
      const isModerator = records.moderators.has(this.#browser.viewer()?.id ?? '');
      return isModerator ? records.onChanged(listener) : () => undefined;
    });
  }
}
