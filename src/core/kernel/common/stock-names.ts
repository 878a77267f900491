import type { StockType, VestingPeriod } from './stock.rules';

export const STOCK_NAMES: Readonly<Record<StockType, string>> = {
  esops: 'ESOPs',
  rsus: 'RSUs',
  sars: 'SARs',
  other: 'Other stock',
  notSure: 'Stock, not sure of which kind',
};

export const VESTING_NAMES: Readonly<Record<VestingPeriod, string>> = {
  '3': '3 years',
  '4': '4 years',
  '5': '5 years',
  notAware: 'I am not aware; count 4 years',
};

export const VESTED_NAMES: Readonly<Record<VestingPeriod, string>> = {
  '3': 'over 3 years',
  '4': 'over 4 years',
  '5': 'over 5 years',
  notAware: 'counted over 4 years',
};
