import type { Toast } from '@/core/kernel/toasts/toast';
import { TOAST_LIMIT } from '@/core/kernel/toasts/toast-limits';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';

export class MemoryToasts implements Toasts {
  readonly toasterId = 'memory';
  readonly #byId = new Map<string, Toast>();
  #lastNumber = 0;

  get shown(): readonly Toast[] {
    return [...this.#byId.values()].toReversed();
  }

  show(toast: Toast, id?: string): string {
    this.#lastNumber += 1;
    const shownId = id ?? `toast-${this.#lastNumber}`;
    this.#byId.set(shownId, toast);
    const [oldest] = this.#byId.keys();
    if (this.#byId.size > TOAST_LIMIT && oldest !== undefined) this.#byId.delete(oldest);
    return shownId;
  }

  dismiss(id: string): void {
    this.#byId.delete(id);
  }

  find(id: string): Toast | null {
    return this.#byId.get(id) ?? null;
  }
}
