import { toast as hotToast } from 'react-hot-toast/headless';
import type { Toast } from '@/core/kernel/toasts/toast';
import { TOAST_DURATION_MS, TOAST_LIMIT, TOAST_REMOVAL_DELAY_MS } from '@/core/kernel/toasts/toast-limits';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';

export interface HotToastTimes {
  readonly duration: number;
  readonly removeDelay: number;
}

const PRODUCT_TIMES: HotToastTimes = { duration: TOAST_DURATION_MS, removeDelay: TOAST_REMOVAL_DELAY_MS };

/**
 * Uses the store of react-hot-toast for number, time and pauses. The library's store is one per page; `toasterId`
 * separates the toasts of apps on the same page.
 */
export class HotToasts implements Toasts {
  readonly toasterId: string;
  readonly #times: HotToastTimes;
  readonly #shown = new Map<string, Toast>();

  constructor(toasterId: string, times: HotToastTimes = PRODUCT_TIMES) {
    this.toasterId = toasterId;
    this.#times = times;
  }

  show(toast: Toast, id?: string): string {
    const shownId = hotToast.custom(toast.text1, {
      ...this.#times,
      toasterId: this.toasterId,
      ...(id === undefined ? {} : { id }),
    });
    this.#shown.delete(shownId);
    this.#shown.set(shownId, toast);
    this.#dropOldest();
    return shownId;
  }

  dismiss(id: string): void {
    hotToast.dismiss(id, this.toasterId);
  }

  find(id: string): Toast | null {
    return this.#shown.get(id) ?? null;
  }

  #dropOldest(): void {
    const [oldest] = this.#shown.keys();
    if (this.#shown.size <= TOAST_LIMIT || oldest === undefined) return;
    this.#shown.delete(oldest);
    hotToast.remove(oldest, this.toasterId);
  }
}
