import type { OfferForm, OfferStock } from '@/contract/generated/feed';
import { vestingYearsOf } from '@/core/kernel/common/stock.rules';

/** Stock as stored by older versions, before offers and own pay used the same options. */
interface OlderStock {
  readonly type: 'RSU' | 'ESOP' | 'OTHER';
  readonly value: number;
  readonly vestingYears: number;
}

/** An offer as stored: sealed for its owner, or in the ballot of a post. */
export type StoredOffer = Omit<OfferForm, 'stock'> & { readonly stock: OfferStock | OlderStock | null };

const TYPES = { RSU: 'rsus', ESOP: 'esops', OTHER: 'other' } as const;
const PERIODS: Readonly<Record<number, '3' | '4' | '5'>> = { 3: '3', 4: '4', 5: '5' };

/** Converts old stock. Vesting over one or two years no longer exists, so the value becomes a year's share. */
export function offerOfStored({ stock, ...offer }: StoredOffer): OfferForm {
  return { ...offer, stock: stock === null || 'vestingPeriod' in stock ? stock : today(stock) };
}

function today({ type, value, vestingYears }: OlderStock): OfferStock {
  const vestingPeriod = PERIODS[vestingYears] ?? 'notAware';
  return {
    type: TYPES[type],
    value: Math.round((value / vestingYears) * vestingYearsOf(vestingPeriod)),
    vestingPeriod,
  };
}
