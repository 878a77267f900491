import type { Key } from '@/core/kernel/common/key';
import type { Toast } from '@/core/kernel/toasts/toast';
import { TOAST_LIMIT } from '@/core/kernel/toasts/toast-limits';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';

/** Keeps toasts in order until the code that shows them is loaded, and requests that code. */
export class WaitingToasts implements Toasts {
  readonly toasterId: string;
  readonly #askForCode: () => void;
  readonly #waiting = new Map<string, Toast>();
  #shown: Toasts | null = null;
  #count = 0;

  constructor(toasterId: string, askForCode: () => void) {
    this.toasterId = toasterId;
    this.#askForCode = askForCode;
  }

  show(toast: Toast, id: string = this.#nextId()): string {
    if (this.#shown !== null) return this.#shown.show(toast, id);
    this.#waiting.set(id, toast);
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size > TOAST_LIMIT && oldest !== undefined) this.#waiting.delete(oldest);
    this.#askForCode();
    return id;
  }

  dismiss(id: string): void {
    this.#waiting.delete(id);
    this.#shown?.dismiss(id);
  }

  find(id: string): Toast | null {
    return this.#waiting.get(id) ?? this.#shown?.find(id) ?? null;
  }

  /** Shows the waiting toasts, and passes on later ones. */
  attach(shown: Toasts): void {
    this.#shown = shown;
    for (const [id, toast] of this.#waiting) shown.show(toast, id);
    this.#waiting.clear();
  }

  #nextId(): string {
    this.#count += 1;
    return `toast-${this.#count}`;
  }
}

/** This store is bound only in a browser. */
export const WaitingToastsKey: Key<WaitingToasts> = Symbol('WaitingToasts');
