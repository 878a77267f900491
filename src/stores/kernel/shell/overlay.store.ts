import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/core/kernel/common/clock.port';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { OverlayBudget, OverlayEvent, Prompt } from '@/core/kernel/shell/overlay-budget.policy';
import {
  budgetAfter,
  formatRefusedPrompts,
  freshBudget,
  isPostponed,
  parseRefusedPrompts,
  putOffKey,
  REFUSED_PROMPTS_KEY,
} from '@/core/kernel/shell/overlay-budget.policy';

/** The budget of prompts (decisions 0.5). The stores of overlays report to it. */
export class OverlayStore {
  private budget: OverlayBudget;

  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;

  constructor(storage: KeyValueStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
    this.budget = freshBudget(parseRefusedPrompts(storage.get(REFUSED_PROMPTS_KEY)));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get shownPrompt(): Prompt | null {
    return this.budget.shown;
  }

  get hasOverlay(): boolean {
    return this.budget.shown !== null || this.budget.overlays > 0;
  }

  /** True if the user has an overlay open, or a prompt is shown. */
  get isAsking(): boolean {
    return this.budget.overlays > 0;
  }

  /** Must be paired with `overlayClosed`. */
  overlayOpened(): void {
    this.happened({ kind: 'overlayOpened' });
  }

  overlayClosed(): void {
    this.happened({ kind: 'overlayClosed' });
  }

  /** Shows a prompt unless the budget forbids it, or the user postponed it. */
  offerPrompt(prompt: Prompt): void {
    // Reads the storage each time, because another tab may have postponed the prompt.
    if (isPostponed(this.#storage.get(putOffKey(prompt)), this.#clock.now())) return;
    this.happened({ kind: 'promptAsks', prompt });
  }

  closePrompt(prompt: Prompt): void {
    this.happened({ kind: 'promptClosed', prompt });
  }

  putOffPrompt(prompt: Prompt): void {
    this.closePrompt(prompt);
    this.#storage.set(putOffKey(prompt), String(this.#clock.now()));
  }

  /** Hides a prompt permanently, on this device. */
  refusePrompt(prompt: Prompt): void {
    this.happened({ kind: 'promptRefused', prompt });
    this.#storage.set(REFUSED_PROMPTS_KEY, formatRefusedPrompts(this.budget.never));
  }

  private happened(event: OverlayEvent): void {
    this.budget = budgetAfter(this.budget, event);
  }
}
