import { HOUR_MS } from '../common/india-calendar.rules';
import type { ReportReason } from '../reports/report';

/** The hours within which a case of each ground is decided (IT Rules 2021 as amended in February 2026; `CHECK` is the product's own promise). */
export const HOURS_BY_GROUND = {
  ORDER: 3,
  CHECK: 24,
  PRIVACY: 36,
  HARASSMENT: 36,
  UNTRUE: 168,
  ADVERTISING: 168,
  WRONG_PLACE: 168,
  OTHER: 168,
} as const;

/** The subject of a case, which sets its due time. */
export type Ground = keyof typeof HOURS_BY_GROUND;

const NAMES: { readonly [Name in Ground]: Name } = {
  ORDER: 'ORDER',
  CHECK: 'CHECK',
  PRIVACY: 'PRIVACY',
  HARASSMENT: 'HARASSMENT',
  UNTRUE: 'UNTRUE',
  ADVERTISING: 'ADVERTISING',
  WRONG_PLACE: 'WRONG_PLACE',
  OTHER: 'OTHER',
};

/**
 * The grounds, the most urgent ones first.
 * @internal
 */
export const GROUNDS: readonly Ground[] = Object.values(NAMES);

/** The ground of a case that a report opens, by the report's reason. */
export const GROUND_BY_REASON: Readonly<Record<ReportReason, Ground>> = {
  IDENTITY: 'PRIVACY',
  ABUSE: 'HARASSMENT',
  FALSE: 'UNTRUE',
  ADVERTISING: 'ADVERTISING',
  WRONG_PLACE: 'WRONG_PLACE',
  OTHER: 'OTHER',
};

/**
 * Returns the ground of two with the shorter time; the first one of equal times. For the fake: the service has it in a statement.
 * @internal
 */
export function moreUrgent(one: Ground, other: Ground): Ground {
  return HOURS_BY_GROUND[other] < HOURS_BY_GROUND[one] ? other : one;
}

/**
 * Returns the moment by which a case of a ground is decided, in ms since 1970, for one that begins at `moment`. It is a whole hour, never later than
 * the law's: the exact one would tell when a contribution came.
 */
export function dueAt(ground: Ground, moment: number): number {
  return Math.floor((moment + HOURS_BY_GROUND[ground] * HOUR_MS) / HOUR_MS) * HOUR_MS;
}
