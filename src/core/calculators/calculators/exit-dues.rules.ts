import { dayAfter } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { Day, FinancialYear } from './calendar';
import {
  dayOf,
  dayOfYearText,
  financialYearOf,
  lastDayOfYear,
  monthOf,
  monthsAfter,
  weekdayOf,
  yearOf,
} from './calendar';
import type { Exact } from './exact';
import type { MissingLawTable } from './law';
import { rowAt } from './law';
import type { ExitDue, ExitDueRow, ExitEmployer, ExitReason, ExitTerm, ExitWorkerType } from './tables/exit-due-row';
import { EXIT_DUES } from './tables/exit-due-row';
import { EXIT_TERMS, NATIONAL_HOLIDAYS } from './tables/exit-dues';

export const WEEKLY_RESTS = ['sunday', 'weekend'] as const;
export type WeeklyRest = (typeof WEEKLY_RESTS)[number];

export interface ExitFacts {
  readonly lastDay: Day;
  readonly reason: ExitReason;
  readonly employer: ExitEmployer;
  readonly work: ExitWorkerType;
  readonly rest: WeeklyRest;
  /** In rupees, or null if it is not known. */
  readonly monthlyPay: Exact | null;
}

export interface ExitDueDay {
  readonly due: ExitDue;
  /** The last day to pay. Null if no law names a day. */
  readonly day: Day | null;
  readonly row: ExitDueRow;
}

export function exitDuesOf(facts: ExitFacts): Result<readonly ExitDueDay[], MissingLawTable> {
  const wages = rowFor('wages', facts);
  if (!wages.ok) return fail(wages.failure);
  const wagesDay = endOfTerm(wages.value.term, facts, null);
  const dues = EXIT_DUES.flatMap((due): ExitDueDay[] => {
    const found = rowFor(due, facts);
    if (!found.ok) return [];
    return [{ due, row: found.value, day: endOfTerm(found.value.term, facts, wagesDay) }];
  });
  return ok(dues.toSorted((one, other) => (one.day ?? '9').localeCompare(other.day ?? '9')));
}

export function rowFor(due: ExitDue, facts: ExitFacts): Result<ExitDueRow, MissingLawTable> {
  const { lastDay, reason, employer, work, monthlyPay } = facts;
  return rowAt(
    EXIT_TERMS,
    lastDay,
    (row) =>
      row.due === due &&
      row.reasons.includes(reason) &&
      row.employers.includes(employer) &&
      row.works.includes(work) &&
      isOfPay(row, monthlyPay),
  );
}

function isOfPay({ upTo, above }: ExitDueRow, pay: Exact | null): boolean {
  if (upTo !== undefined) return pay?.lte(upTo) ?? false;
  return above === undefined || (pay?.gt(above) ?? true);
}

function endOfTerm(term: ExitTerm, { lastDay, rest }: ExitFacts, wagesDay: Day | null): Day | null {
  switch (term.kind) {
    case 'workingDays':
      return workingDayAfter(lastDay, term.days, rest);
    case 'days':
      return dayAfter(lastDay, term.days);
    case 'months':
      return monthsAfter(lastDay, term.months);
    case 'dayOfNextMonth':
      return dayOf(yearOf(lastDay), monthOf(lastDay) + 1, term.day);
    case 'afterYear':
      return termAfterYear(term, financialYearOf(lastDay));
    case 'dayAfterYear':
      return dayOf(yearOf(lastDayOfYear(financialYearOf(lastDay))), term.month, term.day);
    case 'afterWages':
      return wagesDay === null ? null : monthsAfter(wagesDay, term.months);
    case 'contract':
    case 'serviceRules':
      return null;
  }
}

/** Returns null for terms of another kind. */
export function termAfterYear(term: ExitTerm, year: FinancialYear): Day | null {
  return term.kind === 'afterYear' ? monthsAfter(lastDayOfYear(year), term.months) : null;
}

/** Returns the working day some days later. Skips weekly days off and national holidays. */
export function workingDayAfter(day: Day, count: number, rest: WeeklyRest): Day {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached = dayAfter(reached, 1);
    if (isWorkingDay(reached, rest)) left -= 1;
  }
  return reached;
}

const SUNDAY = 0;

function isWorkingDay(day: Day, rest: WeeklyRest): boolean {
  const isRest = weekdayOf(day) === SUNDAY || (rest === 'weekend' && weekdayOf(dayAfter(day, 1)) === SUNDAY);
  return !isRest && !NATIONAL_HOLIDAYS.includes(dayOfYearText(day));
}
