import { DAY_MS, startOfDayNamed } from '@/core/kernel/common/india-calendar.rules';

/** A popup is shown so often at most, on each kind of device (API-USER-POPUP). */
export const MAX_POPUPS = 3;
/** Days between two times. */
export const POPUP_REST_DAYS = 7;

/** The times that a popup was shown, and the day of the last in India. */
export interface ShownPopup {
  readonly timesShown: number;
  readonly shownOn: string;
}

/** Returns whether a popup may be shown on a day in India; null: it never was. */
export function mayShowPopup(shown: ShownPopup | null, today: string): boolean {
  if (shown === null) return true;
  const days = (startOfDayNamed(today).getTime() - startOfDayNamed(shown.shownOn).getTime()) / DAY_MS;
  return shown.timesShown < MAX_POPUPS && days >= POPUP_REST_DAYS;
}
