import type { Failure } from './failure';
import type { Result } from './result';

export interface WriteEffects<Target, Intent, Saved> {
  readonly keyOf: (target: Target) => string;
  readonly show: (target: Target, intent: Intent) => void;
  /** Resolves once the shown state is painted. Preparing the call earlier would delay the paint. Optional. */
  readonly painted?: () => Promise<void>;
  readonly save: (target: Target, intent: Intent) => Promise<Result<Saved, Failure>>;
  /** Shows the saved state, since an older response may have arrived in the meantime. */
  readonly confirm: (target: Target, saved: Saved, intent: Intent) => void;
}

/**
 * Shows writes immediately. One call per target runs at a time, and the last intent is saved. A refused write restores
 * the last saved state.
 */
export class OptimisticWrite<Target, Intent, Saved> {
  readonly #effects: WriteEffects<Target, Intent, Saved>;
  #wanted = new Map<string, Intent>();

  constructor(effects: WriteEffects<Target, Intent, Saved>) {
    this.#effects = effects;
  }

  /**
   * `before` is the saved state. Returns null if a pending request includes the intent, or `forget` was called before the answer.
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

  /** Drops the answers of running calls. */
  forget(): void {
    this.#wanted = new Map();
  }

  async #send(target: Target, saved: Intent, intent: Intent): Promise<Result<Saved, Failure> | null> {
    const { keyOf, show, painted, save, confirm } = this.#effects;
    const wanted = this.#wanted;
    const key = keyOf(target);
    if (painted !== undefined) await painted();
    // Another user may be signed in on the page now.
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
