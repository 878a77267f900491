export const STOCK_TYPES = ['esops', 'rsus', 'sars', 'other', 'notSure'] as const;
export type StockType = (typeof STOCK_TYPES)[number];

export const VESTING_PERIODS = ['3', '4', '5', 'notAware'] as const;
export type VestingPeriod = (typeof VESTING_PERIODS)[number];

/** The default vesting period, as in most plans. */
const USUAL_VESTING_YEARS = 4;

export function vestingYearsOf(period: VestingPeriod | null): number {
  return period === null || period === 'notAware' ? USUAL_VESTING_YEARS : Number(period);
}
