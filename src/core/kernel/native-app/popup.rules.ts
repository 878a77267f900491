import { DAY_MS, parseStartOfDay } from '@/core/kernel/common/india-calendar.rules';

/** The maximum number of popups per kind of device (API-USER-POPUP). */
export const MAX_POPUPS = 3;
export const POPUP_REST_DAYS = 7;

export interface ShownPopup {
  readonly timesShown: number;
  readonly shownOn: string;
}

export function mayShowPopup(shown: ShownPopup | null, today: string): boolean {
  if (shown === null) return true;
  const days = (parseStartOfDay(today).getTime() - parseStartOfDay(shown.shownOn).getTime()) / DAY_MS;
  return shown.timesShown < MAX_POPUPS && days >= POPUP_REST_DAYS;
}
