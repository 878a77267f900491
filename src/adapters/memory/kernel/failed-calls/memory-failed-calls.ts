import { callPurposes } from '@/adapters/http/generated/call-purposes';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { FailedCalls, FailedCallWatcher } from '@/core/kernel/failed-calls/failed-calls.port';
import type { MemoryBrowser } from '../world/memory-browser';

export class MemoryFailedCalls implements FailedCalls {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  watch(watcher: FailedCallWatcher): Cancel {
    return this.#browser.line.watch((operationId, failure) => {
      if (failure.kind === 'cancelled') return;
      const purpose = callPurposes[operationId] ?? null;
      watcher.failed({ operationId, purpose, failure });
    });
  }
}
