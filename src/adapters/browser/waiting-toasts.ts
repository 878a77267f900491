import type { Toast } from '@/core/shell/toast';
import type { Toasts } from '@/core/shell/toasts.port';

/** Toasts before there is anything to show them: they wait in their order, and none is lost. */
export class WaitingToasts implements Toasts {
  readonly toasterId: string;
  readonly #waiting = new Map<string, Toast>();
  #shelf: Toasts | null = null;
  #count = 0;

  constructor(toasterId: string) {
    this.toasterId = toasterId;
  }

  show(toast: Toast, id: string = this.#nextId()): string {
    if (this.#shelf !== null) return this.#shelf.show(toast, id);
    this.#waiting.set(id, toast);
    return id;
  }

  dismiss(id: string): void {
    this.#waiting.delete(id);
    this.#shelf?.dismiss(id);
  }

  find(id: string): Toast | null {
    return this.#waiting.get(id) ?? this.#shelf?.find(id) ?? null;
  }

  /** From now on toasts go to this shelf; those that wait go first. */
  attach(shelf: Toasts): void {
    this.#shelf = shelf;
    for (const [id, toast] of this.#waiting) shelf.show(toast, id);
    this.#waiting.clear();
  }

  #nextId(): string {
    this.#count += 1;
    return `toast-${this.#count}`;
  }
}
