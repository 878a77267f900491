import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Bonus } from './bonus.rules';
import { bonusOf } from './bonus.rules';
import type { Day, FinancialYear } from './calendar';
import { lastDayOfYear, MONTHS_PER_YEAR } from './calendar';
import { countedWages } from './code-wages.rules';
import type { Exact } from './exact';
import type { ExitDueDay } from './exit-dues.rules';
import { exitDuesOf, termAfterYear } from './exit-dues.rules';
import type { ExitEntry, UnpaidBonusYear } from './exit-form';
import type { ExitParts } from './exit-settlement.rules';
import { exitTotalOf, isGratuityArguable, lastPayOf, leavePayOf, noticeShareOf } from './exit-settlement.rules';
import type { Gratuity } from './gratuity.rules';
import { gratuityOf } from './gratuity.rules';
import type { MissingLawTable } from './law';

export interface ExitLine extends ExitDueDay {
  readonly amount: Exact | null;
  /** The year of a bonus. Null for other lines. */
  readonly year: FinancialYear | null;
}

export interface ExitResult {
  readonly lines: readonly ExitLine[];
  readonly parts: ExitParts;
  /**
   * Null if the last pay or the gratuity is unknown, for example because only a contract or service rules define the
   * gratuity.
   */
  readonly total: Exact | null;
  readonly gratuity: Gratuity | null;
  readonly isArguable: boolean;
}

export function exitResultOf(entry: ExitEntry): Result<ExitResult, MissingLawTable> {
  const dues = exitDuesOf(entry.facts);
  if (!dues.ok) return dues;
  const { lastDay, monthlyPay } = entry.facts;
  const found = entry.gratuity === null ? null : gratuityOf(entry.gratuity);
  if (found?.ok === false) return found;
  const gratuity = found?.value ?? null;
  const leave = entry.leave === null ? null : leavePayOf(entry.leave.average, entry.leave.days, lastDay);
  if (leave?.ok === false) return leave;
  const isByLaw = entry.facts.employer !== 'government';
  const parts: ExitParts = {
    lastPay: monthlyPay === null ? null : lastPayOf(monthlyPay, entry.unpaidFrom, lastDay),
    leave: leave?.value ?? null,
    gratuity: isByLaw ? (gratuity?.payable ?? null) : null,
    notice: entry.notice === null ? null : noticeShareOf(entry.notice.pay, entry.notice.rest),
  };
  const lines = dues.value.flatMap((due) => linesOf(due, entry, parts, gratuity));
  return ok({
    lines: lines.toSorted((one, other) => (one.day ?? '9').localeCompare(other.day ?? '9')),
    parts,
    total: parts.lastPay === null || parts.gratuity === null ? null : exitTotalOf(parts),
    gratuity,
    isArguable: gratuity !== null && entry.gratuity !== null && isGratuityArguable(gratuity, entry.gratuity),
  });
}

function linesOf(due: ExitDueDay, entry: ExitEntry, parts: ExitParts, gratuity: Gratuity | null): readonly ExitLine[] {
  const isNone = gratuity !== null && !gratuity.isEligible;
  switch (due.due) {
    case 'wages':
      return [{ ...due, amount: parts.lastPay, year: null }];
    case 'leave':
      return [{ ...due, amount: parts.leave, year: null }];
    case 'gratuityClaim':
      return isNone ? [] : [{ ...due, amount: null, year: null }];
    case 'gratuity':
      return [{ ...due, day: isNone ? null : due.day, amount: parts.gratuity, year: null }];
    case 'bonus':
      return bonusLinesOf(due, entry);
    default:
      return [{ ...due, amount: null, year: null }];
  }
}

/**
 * Returns one line per entered year in which a statutory bonus is due. If no year is entered, returns one line without
 * an amount for the year of the last day, unless pay is above the limit.
 */
function bonusLinesOf(due: ExitDueDay, entry: ExitEntry): readonly ExitLine[] {
  if (entry.bonusYears.length === 0) {
    const isAbove = bonusIn(entry, { year: '', months: MONTHS_PER_YEAR, days: ALL_YEAR })?.isEligible === false;
    return isAbove ? [] : [{ ...due, amount: null, year: null }];
  }
  return entry.bonusYears.flatMap((worked) => {
    const bonus = bonusIn(entry, worked);
    if (bonus?.isEligible !== true) return [];
    return [{ ...due, day: termAfterYear(due.row.term, worked.year), amount: bonus.least, year: worked.year }];
  });
}

const ALL_YEAR = Number.POSITIVE_INFINITY;

/** Returns null if pay is not known or its day has no table. */
function bonusIn(entry: ExitEntry, { year, months, days }: UnpaidBonusYear): Bonus | null {
  const { lastDay, monthlyPay } = entry.facts;
  if (entry.basic === null || monthlyPay === null) return null;
  const yearEnd: Day = year === '' ? lastDay : lastDayOfYear(year);
  const day = yearEnd < lastDay ? yearEnd : lastDay;
  const wages = countedWages(entry.basic, monthlyPay, day);
  if (!wages.ok) return null;
  const { minimumWage } = entry;
  const found = bonusOf({ day, wages: wages.value.wages, months, daysWorked: days, minimumWage });
  return found.ok ? found.value : null;
}
