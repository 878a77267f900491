/** The forms of stock, in own pay and in offers (EM-STOCK-TYPE). */
export const STOCK_TYPES = ['esops', 'rsus', 'sars', 'other', 'notSure'] as const;
export type StockType = (typeof STOCK_TYPES)[number];

/** The years over which stock vests, in own pay and in offers (EM-VESTING). */
export const VESTING_PERIODS = ['3', '4', '5', 'notAware'] as const;
export type VestingPeriod = (typeof VESTING_PERIODS)[number];

/** Counted if the user does not know it, as most plans have it. */
const USUAL_VESTING_YEARS = 4;

/** Returns the years over which stock vests; the usual ones if they are not known. */
export function vestingYearsOf(period: VestingPeriod | null): number {
  return period === null || period === 'notAware' ? USUAL_VESTING_YEARS : Number(period);
}
