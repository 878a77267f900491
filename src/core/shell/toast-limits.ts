import type { Device } from './device';
import { isMobileWidth, isNativeIos } from './device';

/** How long a toast of the product stays, and how long it takes to leave the document after that, in ms (LM-TOAST-DURATION). */
export const TOAST_DURATION_MS = 3000;
export const TOAST_REMOVAL_DELAY_MS = 500;

/** How long the toast store keeps a toast whose caller says nothing, in ms (LM-TOAST-STORE). */
export const STORE_DURATIONS_MS = {
  default: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
} as const;

/** At most this many toasts are kept; one more drops the oldest (LM-TOAST-MAX). */
export const TOAST_LIMIT = 20;

/** The width of a toast, in px (LM-TOAST-WIDTH). */
export const TOAST_WIDTH_PX = 328;

/** The wait before a toast that must not be lost under a change of screen, in ms (TM-TOAST-DELAY, decisions A 51). */
export const TOAST_DELAY_MS = 500;

/** The corners in which toasts stand. */
export type ToastPosition = 'top-center' | 'top-right';

/** Where toasts stand (LM-TOAST-POSITION). */
export function toastPositionOn(device: Device): ToastPosition {
  return isMobileWidth(device.width) ? 'top-center' : 'top-right';
}

/** How far toasts stand from the upper edge, in px (LM-TOAST-OFFSET). */
export function toastTopOffsetOn(device: Device): 40 | 70 | 134 {
  if (isNativeIos(device)) return 70;
  return isMobileWidth(device.width) ? 40 : 134;
}
