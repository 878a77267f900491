import type { Key } from '@/core/kernel/common/key';
import type { Toast } from './toast';

/** Shows toasts: at most 20, each for 3 s, newest first (LM-TOAST-*). */
export interface Toasts {
  /** Keeps these toasts apart from those of another app on the same page. */
  readonly toasterId: string;
  /** Shows a toast and returns its id. The same `id` again replaces the toast that has it. */
  readonly show: (toast: Toast, id?: string) => string;
  /** Removes a toast before its time; an unknown id does nothing. */
  readonly dismiss: (id: string) => void;
  /** The toast of an id, null for one that was never shown or is long gone. */
  readonly find: (id: string) => Toast | null;
}

export const ToastsPort: Key<Toasts> = Symbol('Toasts');
