import type { Clock } from '@/core/kernel/common/clock.port';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { PromptType } from './prompts';

/** A prompt that was put off is not shown for so long. */
export const PROMPT_PAUSE_MS = 30 * DAY_MS;

/** The key under which a device keeps when a prompt was put off: each type has its own (ST-PROMPT-EXPIRY). `owner` is null for a guest. */
export function promptPauseKey(type: PromptType, owner: string | null): string {
  return `contribution.prompt.${type}.${owner ?? 'guest'}`;
}

/** The prompts that the users of a device have put off. */
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
