import type { Clock } from '@/core/kernel/common/clock.port';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { PromptType } from './prompts';

export const PROMPT_PAUSE_MS = 30 * DAY_MS;

/** Each type has its own key (ST-PROMPT-EXPIRY). `owner` is null for a guest. */
export function promptPauseKey(type: PromptType, owner: string | null): string {
  return `contribution.prompt.${type}.${owner ?? 'guest'}`;
}

export class PromptPauses {
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;

  constructor(storage: KeyValueStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  isPaused(type: PromptType, owner: string | null): boolean {
    const since = Number(this.#storage.get(promptPauseKey(type, owner)) ?? Number.NaN);
    const passed = this.#clock.now() - since;
    return passed >= 0 && passed < PROMPT_PAUSE_MS;
  }

  pause(type: PromptType, owner: string | null): void {
    this.#storage.set(promptPauseKey(type, owner), String(this.#clock.now()));
  }
}
