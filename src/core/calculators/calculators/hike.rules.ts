import { MONTHS_PER_YEAR } from './calendar';
import type { Exact } from './exact';
import { percentOf, roundedToRupee, ZERO } from './exact';

/** Amounts in rupees a year. */
export interface Hike {
  readonly newPay: Exact;
  readonly more: Exact;
  readonly moreAMonth: Exact;
  /** The percentage to two decimals. Null if the old pay is 0. */
  readonly percent: Exact | null;
}

const HUNDRED = 100;

export function hikeBy(oldPay: Exact, percent: Exact): Hike {
  const hike = hikeTo(oldPay, roundedToRupee(oldPay.add(percentOf(oldPay, percent))));
  return { ...hike, percent: hike.percent === null ? null : percent };
}

export function hikeTo(oldPay: Exact, newPay: Exact): Hike {
  const more = newPay.sub(oldPay);
  return {
    newPay,
    more,
    moreAMonth: roundedToRupee(more.div(MONTHS_PER_YEAR)),
    percent: oldPay.equals(ZERO) ? null : more.div(oldPay).mul(HUNDRED).round(2),
  };
}
