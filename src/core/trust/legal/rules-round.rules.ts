import {
  dayInIndia,
  monthNumberInIndia,
  quarterInIndia,
  startOfMonthInIndia,
  yearInIndia,
} from '@/core/kernel/common/india-calendar.rules';

/** A quarter of the year in India, in which every account is told of the rules once. */
export interface RulesRound {
  /** `2026-Q4`. */
  readonly name: string;
  /** `2026-10-01`. Accounts of a later day agreed to the terms in this quarter. */
  readonly startsOn: string;
}

/** Returns the round of a moment (rule 3(1)(c) of the IT Rules 2021: at least once every three months). */
export function rulesRound(now: number): RulesRound {
  const quarter = (quarterInIndia(now) % 4) + 1;
  const start = startOfMonthInIndia(now, monthNumberInIndia(now) % 3);
  return { name: `${yearInIndia(now)}-Q${quarter}`, startsOn: dayInIndia(start.getTime()) };
}
