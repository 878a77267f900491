import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { Day } from './calendar';
import type { Exact } from './exact';
import { atLeastZero, exact, roundedToRupee, smallestOf, ZERO } from './exact';
import type { MissingLawTable, WorkingLine } from './law';
import { lineOf, rowAt } from './law';
import { LEAVE_ENCASHMENT } from './tables/leave-encashment';

export interface LeaveFacts {
  readonly lastDay: Day;
  readonly isInService: boolean;
  readonly isGovernment: boolean;
  /** The monthly average over ten months. */
  readonly averageSalary: Exact;
  readonly completedYears: number;
  readonly entitledPerYear: number;
  readonly daysTaken: number;
  readonly received: Exact;
  readonly exemptEarlier: Exact;
}

export interface LeaveEncashment {
  readonly creditDays: number;
  readonly taxFree: Exact;
  readonly taxable: Exact;
  readonly lines: readonly WorkingLine[];
}

export function leaveEncashmentOf(facts: LeaveFacts): Result<LeaveEncashment, MissingLawTable> {
  const { averageSalary, completedYears, entitledPerYear, daysTaken, received, exemptEarlier } = facts;
  const found = rowAt(LEAVE_ENCASHMENT, facts.lastDay);
  if (!found.ok) return found;
  const row = found.value;
  const creditDays = Math.max(0, Math.min(entitledPerYear, row.maxDaysPerYear) * completedYears - daysTaken);
  const left = atLeastZero(exact(row.limit).sub(exemptEarlier));
  const months = averageSalary.mul(row.maxMonths);
  const credit = averageSalary.div(row.daysOfMonth).mul(creditDays);
  const free = facts.isGovernment ? received : roundedToRupee(smallestOf(received, left, months, credit));
  const taxFree = facts.isInService ? ZERO : free;
  return ok({
    creditDays,
    taxFree,
    taxable: received.sub(taxFree),
    lines: [
      lineOf(row, 'Received', received),
      lineOf(row, `Limit ₹${groupIndian(row.limit)}, less what was free before`, left),
      lineOf(row, `${row.maxMonths} months of average pay`, months),
      lineOf(row, `Leave not taken, ${creditDays} days`, credit),
      lineOf(
        row,
        'Free of tax',
        taxFree,
        facts.isInService ? 'paid while the work goes on: taxed' : 'the least of these',
      ),
    ],
  });
}
