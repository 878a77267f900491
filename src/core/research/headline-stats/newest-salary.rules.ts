import { dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MIN_FOR_TENTHS } from '@/core/kernel/figures/figures.rules';
import type { SalaryGroup } from '../salaries/salary';
import type { NewestSalary } from './headline-stats';

export const MAX_LISTED_JOB_PROFILES = 30;

/**
 * Picks a salary of the newest month by today's date. Returns null without salaries. `now` is in ms since 1970.
 */
export function newestSalaryOf(groups: readonly SalaryGroup[], now: number): NewestSalary | null {
  const known = groups.flatMap(({ key, name, figure: { median, count, newest } }) =>
    median === null || newest === null || count < MIN_FOR_TENTHS ? [] : [{ key, name, median, count, newest }],
  );
  const month = known
    .map(({ newest }) => newest)
    .toSorted()
    .at(-1);
  const ofMonth = known.filter(({ newest }) => newest === month);
  return ofMonth[dayNumberInIndia(now) % ofMonth.length] ?? null;
}
