import type { StockType, VestingPeriod } from '@/core/kernel/common/stock.rules';
import { withMovedVote } from '../polls/moved-pick';

export interface OfferStock {
  readonly type: StockType;
  /** The value in rupees over the whole period. */
  readonly value: number;
  readonly vestingPeriod: VestingPeriod;
}

/** Amounts are in rupees. */
export interface OfferForm {
  readonly companyName: string;
  readonly designation: string;
  /** The city in words: `Pune, remote`. */
  readonly city: string;
  readonly fixed: number;
  readonly variable: number;
  readonly joiningBonus: number;
  readonly stock: OfferStock | null;
  readonly currentSalary: boolean;
}

export interface SavedOffer extends OfferForm {
  readonly id: number;
}

/** An offer as of the time of its post. */
export interface PostOffer extends OfferForm {
  readonly id: number;
  readonly votes: number | null;
}

export interface PostOffers {
  readonly id: string;
  readonly items: readonly PostOffer[];
  readonly votes: number;
  readonly mySalary: number | null;
}

export interface OfferConfig {
  readonly maxOffers: number;
  readonly stockTypes: readonly StockType[];
  readonly vestingPeriods: readonly VestingPeriod[];
}

export const MAX_SHOWN_OFFERS = 30;

export function offersAsGuest(offers: PostOffers): PostOffers {
  return { ...offers, mySalary: null, items: offers.items.map((item) => ({ ...item, votes: null })) };
}

/** Returns offers with a pick. Unknown counts stay unknown. */
export function withOfferPick(offers: PostOffers, salaryId: number | null): PostOffers {
  const before = offers.mySalary;
  if (before === salaryId) return offers;
  const ballot = { votes: offers.votes, options: offers.items };
  const { votes, options: items } = withMovedVote(ballot, { before, after: salaryId });
  return { ...offers, mySalary: salaryId, votes, items };
}
