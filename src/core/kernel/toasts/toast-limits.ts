export const TOAST_DURATION_MS = 3000;
export const TOAST_REMOVAL_DELAY_MS = 500;

/** The maximum number of toasts. One more drops the oldest (LM-TOAST-MAX). */
export const TOAST_LIMIT = 20;

/** Delay of a toast that must survive a change of screen (TM-TOAST-DELAY, decisions A 51). */
export const TOAST_DELAY_MS = 500;
