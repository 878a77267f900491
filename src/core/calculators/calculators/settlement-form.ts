import type { Result } from '@/core/kernel/common/result';
import type { Bonus } from './bonus.rules';
import { bonusOf } from './bonus.rules';
import type { Day } from './calendar';
import { MONTHS_PER_YEAR } from './calendar';
import type { FieldProblems, TypedFields } from './form-reading';
import { FormReading } from './form-reading';
import type { MissingLawTable } from './law';
import type { LeaveEncashment } from './leave-encashment.rules';
import { leaveEncashmentOf } from './leave-encashment.rules';
import type { NoticePay } from './notice-pay.rules';
import { noticePayOf } from './notice-pay.rules';

export const SETTLEMENT_START = {
  leavePaidWhile: 'end',
  leaveAverage: '60,000',
  leaveYears: '8',
  leaveEntitled: '24',
  leaveTaken: '110',
  leaveReceived: '1,60,000',
  leaveExemptEarlier: '',
  noticeBase: '60,000',
  noticeDays: '90',
  noticeServed: '45',
  bonusWages: '16,000',
  bonusMonths: '12',
  bonusDays: '290',
  bonusMinimum: '',
} satisfies TypedFields;

const MAX_YEARS = 70;
const MAX_DAYS_A_YEAR = 366;
const MAX_DAYS = 10_000;

export interface SettlementPart<Value> {
  readonly result: Value | null;
  readonly problems: FieldProblems;
}

export function readLeave(
  typed: TypedFields,
  lastDay: Day,
  isGovernment: boolean,
): SettlementPart<Result<LeaveEncashment, MissingLawTable>> {
  const form = new FormReading(typed);
  const facts = {
    lastDay,
    isGovernment,
    isInService: form.choice('leavePaidWhile', 'when it is paid', ['end', 'during']) === 'during',
    averageSalary: form.amount('leaveAverage', { name: 'the average pay of a month', per: 'month' }),
    completedYears: form.count('leaveYears', 'the completed years', MAX_YEARS),
    entitledPerYear: form.count('leaveEntitled', 'the days of leave a year', MAX_DAYS_A_YEAR),
    daysTaken: form.count('leaveTaken', 'the days taken', MAX_DAYS),
    received: form.amount('leaveReceived', { name: 'what is paid out' }),
    exemptEarlier: form.amount('leaveExemptEarlier', { name: 'what was free before', isOptional: true }),
  };
  return { result: form.isFree ? leaveEncashmentOf(facts) : null, problems: form.problems };
}

export function readNotice(typed: TypedFields): SettlementPart<NoticePay> {
  const form = new FormReading(typed);
  const base = form.amount('noticeBase', { name: 'the pay that the contract names', per: 'month' });
  const days = form.count('noticeDays', 'the days of notice', MAX_DAYS_A_YEAR);
  const served = form.count('noticeServed', 'the days served', MAX_DAYS_A_YEAR);
  return { result: form.isFree ? noticePayOf(base, days, served) : null, problems: form.problems };
}

export function readBonus(typed: TypedFields, day: Day): SettlementPart<Result<Bonus, MissingLawTable>> {
  const form = new FormReading(typed);
  const months = form.count('bonusMonths', 'the months worked', MONTHS_PER_YEAR);
  if (months === 0) form.refuse('bonusMonths', 'Enter at least one month.');
  const minimum = form.amount('bonusMinimum', { name: 'the minimum wage', per: 'month', isOptional: true });
  const facts = {
    day,
    wages: form.amount('bonusWages', { name: 'the wages of a month', per: 'month' }),
    months,
    daysWorked: form.count('bonusDays', 'the days worked', MAX_DAYS_A_YEAR),
    minimumWage: minimum.equals(0) ? null : minimum,
  };
  return { result: form.isFree ? bonusOf(facts) : null, problems: form.problems };
}
