import type { DateInput } from './date';
import { formatDate } from './date';

export const PRESENT = 'Present';

/** Formats `Jan 2020 - Mar 2023`, or `Jan 2020 - Present` if `to` is null (VA-DATE-RANGE). */
export function formatDateRange(from: DateInput, to: DateInput | null): string {
  return `${formatDate(from, 'month')} - ${to === null ? PRESENT : formatDate(to, 'month')}`;
}
