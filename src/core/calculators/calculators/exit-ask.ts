import { dayAfter } from '@/core/kernel/common/india-calendar.rules';
import { readStoredForm } from './calculator-address';
import type { Day } from './calendar';
import { isDay } from './service-time';

/** The days after the last one from which an exit is asked about. */
export const ASKED_AFTER_DAYS = 45;

/** Returns the last day of work that the user is asked about 45 days later; null before that, and after the user was asked. */
export function exitToAskAbout(stored: string | null, owner: string, asked: string | null, today: Day): Day | null {
  const lastDay = readStoredForm(stored, owner, { lastDay: '' })?.lastDay ?? '';
  if (!isDay(lastDay) || today < dayAfter(lastDay, ASKED_AFTER_DAYS)) return null;
  return asked === askedText(owner, lastDay) ? null : lastDay;
}

/** Returns what the device keeps once an exit was asked about. */
export function askedText(owner: string, lastDay: Day): string {
  return `${owner} ${lastDay}`;
}
