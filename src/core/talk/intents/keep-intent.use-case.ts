import type { Clock } from '@/core/kernel/common/clock.port';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { PageScroll } from '@/core/kernel/navigation/page-scroll.port';
import type { Intent } from './intent';
import { KEPT_INTENT_KEY, serializeIntent } from './stored-intent';

export interface KeepIntentInput {
  readonly intent: Intent;
  readonly viewer: string | null;
  readonly path: string;
}

/** Stores what the user wants to do after a login or onboarding. Replaces an earlier intent. */
export class KeepIntent {
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;
  readonly #scroll: PageScroll;

  constructor(storage: KeyValueStorage, clock: Clock, scroll: PageScroll) {
    this.#storage = storage;
    this.#clock = clock;
    this.#scroll = scroll;
  }

  execute({ intent, viewer, path }: KeepIntentInput): void {
    const kept = { intent, owner: viewer, path, scrollTop: this.#scroll.top(), keptAt: this.#clock.now() };
    this.#storage.set(KEPT_INTENT_KEY, serializeIntent(kept));
  }
}
