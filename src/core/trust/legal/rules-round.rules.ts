import {
  dayInIndia,
  monthNumberInIndia,
  quarterInIndia,
  startOfMonthInIndia,
  yearInIndia,
} from '@/core/kernel/common/india-calendar.rules';

export interface RulesRound {
  readonly name: string;
  /** `2026-10-01`. Accounts of a later day agreed to the terms in this quarter. */
  readonly startsOn: string;
}

/** Rule 3(1)(c) of the IT Rules 2021: at least once every three months. */
export function rulesRound(now: number): RulesRound {
  const quarter = (quarterInIndia(now) % 4) + 1;
  const start = startOfMonthInIndia(now, monthNumberInIndia(now) % 3);
  return { name: `${yearInIndia(now)}-Q${quarter}`, startsOn: dayInIndia(start.getTime()) };
}
