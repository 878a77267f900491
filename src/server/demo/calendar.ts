import { clockInIndia } from '@/core/kernel/common/india-calendar.rules';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const FESTIVALS = [
  'Republic Day',
  'Holi',
  'Ugadi',
  'the summer holidays',
  'the school year',
  'Independence Day',
  'Independence Day',
  'Ganesh Chaturthi',
  'Dussehra',
  'Diwali',
  'Christmas',
  'New Year',
] as const;

const HOLIDAYS = [
  'New Year',
  'Republic Day',
  'Holi',
  'Ambedkar Jayanti',
  'May Day',
  'May Day',
  'Muharram',
  'Independence Day',
  'Onam',
  'Gandhi Jayanti',
  'Diwali',
  'Christmas',
] as const;

export function monthOf(moment: number): number {
  return clockInIndia(moment).getUTCMonth() + 1;
}

/** Returns words about the season of a moment. `reach` (1 to 3) is the number of months to look back and ahead. */
export function seasonPhrases(
  moment: number,
  reach: number,
): Readonly<Record<'lately' | 'soon' | 'festival' | 'holiday', string>> {
  const place = monthOf(moment) - 1;
  const month = (distance: number): string => MONTHS[(place + distance + 12) % 12] ?? MONTHS[0];
  return {
    lately: month(-reach),
    soon: month(reach),
    festival: FESTIVALS[place] ?? FESTIVALS[0],
    holiday: HOLIDAYS[place] ?? HOLIDAYS[0],
  };
}
