import type { DateInput } from './date';
import { formatDate } from './date';

/** Ends the range of a position that is still held. */
export const PRESENT = 'Present';

/** From when to when: `Jan 2020 - Mar 2023`, or `Jan 2020 - Present` if the end is null (VA-DATE-RANGE). */
export function formatDateRange(from: DateInput, to: DateInput | null): string {
  return `${formatDate(from, 'month')} - ${to === null ? PRESENT : formatDate(to, 'month')}`;
}
