import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { Day, FinancialYear } from './calendar';
import { dayText, financialYearOf, firstDayOf, MONTHS_PER_YEAR, monthsAfter, wageMonthOf } from './calendar';
import type { Exact } from './exact';
import type { ExitFacts } from './exit-dues.rules';
import { WEEKLY_RESTS } from './exit-dues.rules';
import type { NoticeRest } from './exit-settlement.rules';
import { NOTICE_RESTS } from './exit-settlement.rules';
import type { FieldProblems, TypedFields } from './form-reading';
import { FormReading } from './form-reading';
import type { EndReason, GratuityFacts } from './gratuity.rules';
import { readGratuity } from './gratuity-form';
import type { NoticePay } from './notice-pay.rules';
import { STATES } from './professional-tax.rules';
import { isDay } from './service-time';
import { readNotice } from './settlement-form';
import type { ExitEmployer, ExitReason } from './tables/exit-due-row';
import { EXIT_EMPLOYERS, EXIT_REASONS, EXIT_WORKER_TYPES } from './tables/exit-due-row';

/** The initial form. It has no example pay, because due dates do not depend on pay. */
export const EXIT_START = {
  lastDay: '',
  reason: 'resignation',
  state: '',
  employer: 'twenty',
  isCentral: 'no',
  work: 'worker',
  rest: 'weekend',
  firstDay: '',
  basic: '',
  otherPay: '',
  unpaidFrom: '',
  leaveDays: '',
  leaveAverage: '',
  noticeDays: '',
  noticeServed: '',
  noticeRest: 'boughtOut',
  noticeBase: '',
  bonusMonths: '',
  bonusDays: '',
  bonusMonthsBefore: '',
  bonusDaysBefore: '',
  bonusMinimum: '',
  name: '',
  staffNumber: '',
  company: '',
} satisfies TypedFields;

export interface UnpaidBonusYear {
  readonly year: FinancialYear;
  readonly months: number;
  readonly days: number;
}

export interface ExitEntry {
  readonly facts: ExitFacts;
  readonly state: string;
  readonly isCentral: boolean;
  /** Null without pay. */
  readonly basic: Exact | null;
  readonly unpaidFrom: Day;
  readonly gratuity: GratuityFacts | null;
  readonly leave: { readonly days: number; readonly average: Exact } | null;
  readonly notice: { readonly pay: NoticePay; readonly rest: NoticeRest } | null;
  readonly bonusYears: readonly UnpaidBonusYear[];
  readonly minimumWage: Exact | null;
}

export interface ReadExit {
  readonly entry: ExitEntry | null;
  readonly problems: FieldProblems;
}

const MAX_DAYS = 1_000;
const MAX_DAYS_A_YEAR = 366;

/**
 * The kind of gratuity by employer. In law a dismissal counts as retirement, which includes every end but superannuation.
 */
const GRATUITY_EMPLOYERS: Readonly<Record<ExitEmployer, string>> = {
  twenty: 'covered',
  ten: 'covered',
  fewer: 'notCovered',
  government: 'government',
};
const GRATUITY_REASONS: Readonly<Record<ExitReason, EndReason>> = {
  resignation: 'resignation',
  dismissal: 'retirement',
  retrenchment: 'retirement',
  closure: 'retirement',
  retirement: 'retirement',
  fixedTermEnd: 'fixedTermEnd',
  disablement: 'disablement',
  death: 'death',
};

export function readExit(typed: TypedFields, today: Day): ReadExit {
  const form = new FormReading(typed);
  const lastDay = readLastDay(form, today);
  const reason = form.choice('reason', 'how the job ends', EXIT_REASONS) ?? 'resignation';
  const employer = form.choice('employer', 'the employer', EXIT_EMPLOYERS) ?? 'twenty';
  const work = form.choice('work', 'your work', EXIT_WORKER_TYPES) ?? 'worker';
  const rest = form.choice('rest', 'the weekly days off', WEEKLY_RESTS) ?? 'weekend';
  const state = form.choiceOrNone('state', 'your state of work', STATES);
  const pay = readPay(form);
  const gratuity = pay === null ? null : readService(form, typed, today, { employer, reason });
  const entry: ExitEntry = {
    facts: { lastDay, reason, employer, work, rest, monthlyPay: pay?.all ?? null },
    state,
    isCentral: form.is('isCentral'),
    basic: pay?.basic ?? null,
    unpaidFrom: readUnpaidFrom(form, lastDay),
    gratuity,
    leave: readLeave(form, pay?.all ?? null),
    notice: readNoticeOf(form, typed, pay?.all ?? null),
    bonusYears: readBonusYears(form, lastDay),
    minimumWage: isEmpty(form, 'bonusMinimum')
      ? null
      : form.amount('bonusMinimum', { name: 'the minimum wage', per: 'month' }),
  };
  return { entry: form.isFree ? entry : null, problems: form.problems };
}

const isEmpty = (form: FormReading, field: string): boolean => form.text(field).trim() === '';

function readLastDay(form: FormReading, today: Day): Day {
  const typed = form.text('lastDay').trim();
  if (isDay(typed)) return typed;
  const name = 'the last day of work';
  form.refuse('lastDay', typed === '' ? `Enter ${name}.` : `${typed} is not a real date. Enter ${name}.`);
  return today;
}

function readPay(form: FormReading): { readonly basic: Exact; readonly all: Exact } | null {
  if (isEmpty(form, 'basic') && isEmpty(form, 'otherPay')) return null;
  const basic = form.amount('basic', { name: 'basic pay and dearness allowance of a month', per: 'month' });
  const other = form.amount('otherPay', { name: 'other pay', per: 'month', isOptional: true });
  return { basic, all: basic.add(other) };
}

function readService(
  form: FormReading,
  typed: TypedFields,
  today: Day,
  { employer, reason }: Pick<ExitFacts, 'employer' | 'reason'>,
): GratuityFacts | null {
  if (isEmpty(form, 'firstDay')) return null;
  const { facts, problems } = readGratuity(
    {
      ...typed,
      employer: GRATUITY_EMPLOYERS[employer],
      reason: GRATUITY_REASONS[reason],
      received: '',
      exemptEarlier: '',
    },
    today,
  );
  for (const [field, { text, fix }] of Object.entries(problems)) form.refuse(field, text, fix);
  return facts;
}

function readUnpaidFrom(form: FormReading, lastDay: Day): Day {
  const first = firstDayOf(wageMonthOf(lastDay));
  const typed = form.text('unpaidFrom').trim();
  if (typed === '') return first;
  if (isDay(typed) && first <= typed && typed <= lastDay) return typed;
  form.refuse('unpaidFrom', `Enter a day from ${dayText(first)} to ${dayText(lastDay)}; add earlier months yourself.`);
  return first;
}

function readLeave(form: FormReading, pay: Exact | null): ExitEntry['leave'] {
  if (isEmpty(form, 'leaveDays')) return null;
  const days = form.count('leaveDays', 'the days of leave to be paid out', MAX_DAYS);
  if (pay !== null && isEmpty(form, 'leaveAverage')) return { days, average: pay };
  return { days, average: form.amount('leaveAverage', { name: 'the average pay of a month', per: 'month' }) };
}

/** Reads the notice. The base is the whole pay unless another is entered. */
function readNoticeOf(form: FormReading, typed: TypedFields, pay: Exact | null): ExitEntry['notice'] {
  if (isEmpty(form, 'noticeDays')) return null;
  const base = isEmpty(form, 'noticeBase') && pay !== null ? groupIndian(pay.valueOf()) : form.text('noticeBase');
  const { result, problems } = readNotice({ ...typed, noticeBase: base });
  for (const [field, { text, fix }] of Object.entries(problems)) form.refuse(field, text, fix);
  const rest = form.choice('noticeRest', 'what became of the rest', NOTICE_RESTS);
  return result === null || rest === null ? null : { pay: result, rest };
}

function readBonusYears(form: FormReading, lastDay: Day): readonly UnpaidBonusYear[] {
  const year = financialYearOf(lastDay);
  const before = financialYearOf(monthsAfter(lastDay, -MONTHS_PER_YEAR));
  return [
    { year: before, fields: ['bonusMonthsBefore', 'bonusDaysBefore'] as const },
    { year, fields: ['bonusMonths', 'bonusDays'] as const },
  ].flatMap(({ year: of, fields: [months, days] }) =>
    isEmpty(form, months) && isEmpty(form, days)
      ? []
      : [
          {
            year: of,
            months: form.count(months, 'the months worked', MONTHS_PER_YEAR),
            days: form.count(days, 'the days worked', MAX_DAYS_A_YEAR),
          },
        ],
  );
}

export function exitStartOn(today: Day): TypedFields {
  return { ...EXIT_START, lastDay: today };
}
