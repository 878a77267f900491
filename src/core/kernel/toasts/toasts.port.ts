import type { Key } from '@/core/kernel/common/key';
import type { Toast } from './toast';

/** Toasts, newest first: at most 20, each for 3 s (LM-TOAST-*). */
export interface Toasts {
  /** Separates the toasts of two apps on one page. */
  readonly toasterId: string;
  /** Shows a toast and returns its id. The same `id` replaces the toast. */
  readonly show: (toast: Toast, id?: string) => string;
  /** Removes a toast. An unknown id has no effect. */
  readonly dismiss: (id: string) => void;
  readonly find: (id: string) => Toast | null;
}

export const ToastsPort: Key<Toasts> = Symbol('Toasts');
