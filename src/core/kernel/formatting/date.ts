import { clockInIndia } from '../common/india-calendar.rules';

export const INVALID_DATE = 'Invalid date';

/** Ms since 1970, an ISO text, a Date, or nothing. */
export type DateInput = number | string | Date | null | undefined;

/**
 * `day` is 20 Nov 2026, `month` is Nov 2026, `moment` is 20 Nov 2026, 1:05 pm, `time` is 1:05 pm;
 * all in Indian time.
 */
export type DateStyle = 'day' | 'month' | 'moment' | 'time';

// Own names and order instead of the device's locale data, so that server and browser render the
// same text.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats `2026-11` as Nov 2026. */
export function formatMonth(month: string): string {
  return formatDate(month, 'month');
}

/** Returns `Invalid date` for any other value. */
export function formatDate(input: DateInput, style: DateStyle): string {
  const moment = input === null || input === undefined ? Number.NaN : new Date(input).getTime();
  const india = clockInIndia(moment);
  if (Number.isNaN(india.getTime())) return INVALID_DATE;
  const month = `${MONTHS[india.getUTCMonth()]} ${india.getUTCFullYear()}`;
  switch (style) {
    case 'month':
      return month;
    case 'day':
      return `${india.getUTCDate()} ${month}`;
    case 'time':
      return timeOfDay(india);
    case 'moment':
      return `${india.getUTCDate()} ${month}, ${timeOfDay(india)}`;
  }
}

function timeOfDay(india: Date): string {
  const hours = india.getUTCHours();
  const minutes = String(india.getUTCMinutes()).padStart(2, '0');
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}
