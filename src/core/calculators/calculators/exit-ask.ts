import { dayAfter } from '@/core/kernel/common/india-calendar.rules';
import { readStoredForm } from './calculator-address';
import type { Day } from './calendar';
import { isDay } from './service-time';

/** The number of days after the last working day until the user is asked. */
export const ASKED_AFTER_DAYS = 45;

/** Returns null before the 45th day, and after the user was asked. */
export function exitToAskAbout(stored: string | null, owner: string, asked: string | null, today: Day): Day | null {
  const lastDay = readStoredForm(stored, owner, { lastDay: '' })?.lastDay ?? '';
  if (!isDay(lastDay) || today < dayAfter(lastDay, ASKED_AFTER_DAYS)) return null;
  return asked === askedText(owner, lastDay) ? null : lastDay;
}

export function askedText(owner: string, lastDay: Day): string {
  return `${owner} ${lastDay}`;
}
