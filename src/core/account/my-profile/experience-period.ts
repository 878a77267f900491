import { formatDateRange, PRESENT } from '@/core/kernel/formatting/date-range';
import { formatDuration } from '@/core/kernel/formatting/duration';
import type { Education, WorkExperience } from './experience';

export interface PeriodInWords {
  readonly range: string;
  readonly duration: string | null;
}

/** `thisMonth` is `2026-11`. */
export function workPeriod(
  { startedOn, endedOn }: Pick<WorkExperience, 'startedOn' | 'endedOn'>,
  thisMonth: string,
): PeriodInWords {
  const months = monthNumberOf(endedOn ?? thisMonth) - monthNumberOf(startedOn);
  return { range: formatDateRange(startedOn, endedOn), duration: formatDuration(months) };
}

export function educationPeriod({ startYear, endYear }: Pick<Education, 'startYear' | 'endYear'>): PeriodInWords {
  return { range: `${startYear} - ${endYear ?? PRESENT}`, duration: null };
}

function monthNumberOf(month: string): number {
  const [year = '0', number = '0'] = month.split('-');
  return Number(year) * 12 + Number(number);
}
