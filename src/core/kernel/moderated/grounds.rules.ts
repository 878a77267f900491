import type { ReportReason } from '@/core/kernel/moderated/report';
import { HOUR_MS } from '../common/india-calendar.rules';

/**
 * Hours until the decision, by ground (IT Rules 2021 as amended in February 2026). `CHECK` is the product's own
 * promise.
 */
export const HOURS_BY_GROUND = {
  INTIMATE: 2,
  ORDER: 3,
  CHECK: 24,
  PRIVACY: 36,
  HARASSMENT: 36,
  DECEIT: 36,
  DANGER: 36,
  APPEAL: 168,
  UNTRUE: 168,
  RIGHTS: 168,
  ADVERTISING: 168,
  WRONG_PLACE: 168,
  OTHER: 168,
} as const;

export type Ground = keyof typeof HOURS_BY_GROUND;

export const GROUNDS = [
  'INTIMATE',
  'ORDER',
  'CHECK',
  'PRIVACY',
  'HARASSMENT',
  'DECEIT',
  'DANGER',
  'APPEAL',
  'UNTRUE',
  'RIGHTS',
  'ADVERTISING',
  'WRONG_PLACE',
  'OTHER',
] as const satisfies readonly Ground[];

export const GROUND_BY_REASON: Readonly<Record<ReportReason, Ground>> = {
  MONEY: 'DECEIT',
  NOT_REAL: 'DECEIT',
  NO_ANSWER: 'OTHER',
  IDENTITY: 'PRIVACY',
  ABUSE: 'HARASSMENT',
  FALSE: 'UNTRUE',
  ADVERTISING: 'ADVERTISING',
  WRONG_PLACE: 'WRONG_PLACE',
  LAW: 'OTHER',
  OTHER: 'OTHER',
};

/**
 * Returns the ground with the shorter time, or the first one on a tie. For the fake: the service has it in SQL.
 * @internal
 */
export function moreUrgent(one: Ground, other: Ground): Ground {
  return HOURS_BY_GROUND[other] < HOURS_BY_GROUND[one] ? other : one;
}

/**
 * Returns the due time in ms since 1970. It is rounded to a whole hour, never later than the law's limit, because the
 * exact time would reveal when a contribution was written.
 */
export function dueAt(ground: Ground, moment: number): number {
  return Math.floor((moment + HOURS_BY_GROUND[ground] * HOUR_MS) / HOUR_MS) * HOUR_MS;
}
