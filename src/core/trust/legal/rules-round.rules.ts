import {
  dayInIndia,
  monthNumberInIndia,
  quarterInIndia,
  startOfMonthInIndia,
  yearInIndia,
} from '@/core/kernel/common/india-calendar.rules';

export interface RulesRound {
  readonly name: string;
  /** The first day of the quarter (`2026-10-01`). Accounts created later agreed to the terms in this quarter. */
  readonly startsOn: string;
}

/** Returns the quarterly round. Rule 3(1)(c) of the IT Rules 2021 asks for one at least every three months. */
export function rulesRound(now: number): RulesRound {
  const quarter = (quarterInIndia(now) % 4) + 1;
  const start = startOfMonthInIndia(now, monthNumberInIndia(now) % 3);
  return { name: `${yearInIndia(now)}-Q${quarter}`, startsOn: dayInIndia(start.getTime()) };
}
