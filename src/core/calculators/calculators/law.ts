import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { Day } from './calendar';
import { dayText, financialYearOf } from './calendar';
import type { Exact } from './exact';

/** `in-force`, `as-announced` by a bill, draft or speech, or `carried-over` from the last known figure. */
export type LawStatus = 'in-force' | 'as-announced' | 'carried-over';

/** A row of a table: a rule with its period of validity. */
export interface Provision {
  /** The first and last day. A day without a row is refused. */
  readonly validFrom: Day;
  readonly validTo: Day;
  readonly status: LawStatus;
  readonly rule: string;
  readonly source: string;
  readonly checkedOn: Day;
  readonly note?: string;
}

/**
 * A table of one subject, with rows in any order. Rows that are valid on the same day differ in another member, such as
 * the regime.
 */
export interface LawTable<Row extends Provision> {
  readonly subject: string;
  readonly rows: readonly Row[];
}

export interface MissingLawTable {
  readonly kind: 'noTable';
  readonly subject: string;
  readonly day: Day;
  /** Null if the table begins later. */
  readonly lastDay: Day | null;
}

export interface WorkingLine {
  readonly text: string;
  readonly detail: string;
  readonly amount: Exact;
  readonly rule: string;
  readonly since: Day;
  readonly status: LawStatus;
  readonly source: string;
  readonly checkedOn: Day;
  readonly note: string | null;
  /** The scope of a rule of the labour codes, with the rules that it was not checked against. Null for other rules. */
  readonly scope: string | null;
}

/** Matches a labour code: `Code on Wages 2019`, `OSH Code 2020`. */
const LABOUR_CODE = /\bCode(?: on [\w ]+)? 20(?:19|20)\b/;

export const CODES_SCOPE =
  'The labour codes apply in all of India. The final central rules of 8 May 2026 apply to employers under the central government, state rules to others. We have not checked these figures against either set of rules.';

export function rowAt<Row extends Provision>(
  { subject, rows }: LawTable<Row>,
  day: Day,
  fits: (row: Row) => boolean = () => true,
): Result<Row, MissingLawTable> {
  const fitting = rows.filter(fits);
  const row = fitting.find(({ validFrom, validTo }) => validFrom <= day && day <= validTo);
  return row === undefined ? fail(noTable(subject, fitting, day)) : ok(row);
}

function noTable(subject: string, rows: readonly Provision[], day: Day): MissingLawTable {
  const lastDay = lastDayOfRows(rows);
  return { kind: 'noTable', subject, day, lastDay: lastDay !== null && lastDay < day ? lastDay : null };
}

export function lastDayOfRows(rows: readonly Provision[]): Day | null {
  return rows.reduce<Day | null>((last, { validTo }) => (last === null || validTo > last ? validTo : last), null);
}

export function noTableText({ subject, day, lastDay }: MissingLawTable): string {
  const year = financialYearOf(day);
  return lastDay === null
    ? `Our table of ${subject} begins after ${dayText(day)}, so we cannot calculate the year ${year}.`
    : `We do not have the rules for ${year} yet: our table of ${subject} ends on ${dayText(lastDay)}. We do not guess.`;
}

export function lineOf(
  { rule, validFrom, status, source, checkedOn, note }: Provision,
  text: string,
  amount: Exact,
  detail = '',
): WorkingLine {
  const scope = LABOUR_CODE.test(rule) ? CODES_SCOPE : null;
  return { text, detail, amount, rule, since: validFrom, status, source, checkedOn, note: note ?? null, scope };
}
