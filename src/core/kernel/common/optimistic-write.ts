import type { Failure } from './failure';
import type { Result } from './result';

export interface WriteEffects<Target, Intent, Saved> {
  /** Identifies a target. */
  readonly keyOf: (target: Target) => string;
  /** Shows a target as it is with the intent; also the way back. */
  readonly show: (target: Target, intent: Intent) => void;
  /** Resolves when what was shown can be seen: making the call ready would keep it from being painted. Without it, nothing is waited for. */
  readonly painted?: () => Promise<void>;
  readonly save: (target: Target, intent: Intent) => Promise<Result<Saved, Failure>>;
  /** Shows what the service has saved: a reading that it does not know yet may have come in the meantime. */
  readonly confirm: (target: Target, saved: Saved, intent: Intent) => void;
}

/**
 * Writes that show at once. One call per target is under way at a time; the last intent is what the service ends with. A
 * refused write shows what was saved last.
 */
export class OptimisticWrite<Target, Intent, Saved> {
  readonly #effects: WriteEffects<Target, Intent, Saved>;
  /** The last intent of each target whose call is under way. */
  #wanted = new Map<string, Intent>();

  constructor(effects: WriteEffects<Target, Intent, Saved>) {
    this.#effects = effects;
  }

  /**
   * Writes an intent over what is saved (`before`). Null if a call that is under way takes the intent along, and if all
   * was forgotten before the answer came: there is nothing to say then.
   */
  async write(target: Target, before: Intent, intent: Intent): Promise<Result<Saved, Failure> | null> {
    const { keyOf, show } = this.#effects;
    const key = keyOf(target);
    const isTakenAlong = this.#wanted.has(key);
    this.#wanted.set(key, intent);
    show(target, intent);
    return isTakenAlong ? null : await this.#send(target, before, intent);
  }

  isUnderWay(target: Target): boolean {
    return this.#wanted.has(this.#effects.keyOf(target));
  }

  /** Drops answers that are still under way. */
  forget(): void {
    this.#wanted = new Map();
  }

  async #send(target: Target, saved: Intent, intent: Intent): Promise<Result<Saved, Failure> | null> {
    const { keyOf, show, painted, save, confirm } = this.#effects;
    const wanted = this.#wanted;
    const key = keyOf(target);
    if (painted !== undefined) await painted();
    // Another user may be at the page now.
    if (wanted !== this.#wanted) return null;
    const answer = await save(target, intent);
    if (wanted !== this.#wanted) return null;
    const last = wanted.get(key) ?? intent;
    if (answer.ok && last !== intent) return await this.#send(target, intent, last);
    wanted.delete(key);
    if (answer.ok) confirm(target, answer.value, intent);
    else show(target, saved);
    return answer;
  }
}
