/** The duration of a toast, and the delay after which it leaves the document, in ms (LM-TOAST-DURATION). */
export const TOAST_DURATION_MS = 3000;
export const TOAST_REMOVAL_DELAY_MS = 500;

/** At most this many toasts are kept; one more drops the oldest (LM-TOAST-MAX). */
export const TOAST_LIMIT = 20;

/** The wait before a toast that must not be lost under a change of screen, in ms (TM-TOAST-DELAY, decisions A 51). */
export const TOAST_DELAY_MS = 500;
