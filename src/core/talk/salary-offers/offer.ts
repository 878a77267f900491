import type { StockType, VestingPeriod } from '@/core/kernel/common/stock.rules';
import { withMovedPick } from '../polls/moved-pick';

export interface OfferStock {
  readonly type: StockType;
  /** In rupees over the whole period. */
  readonly value: number;
  readonly vestingPeriod: VestingPeriod;
}

/** A salary or an offer with its parts apart: a total alone helps nobody. Amounts are in rupees. */
export interface OfferForm {
  readonly companyName: string;
  readonly designation: string;
  /** In words: `Pune, remote`. */
  readonly city: string;
  /** A year. */
  readonly fixed: number;
  /** A year. */
  readonly variable: number;
  /** Once. */
  readonly joiningBonus: number;
  readonly stock: OfferStock | null;
  /** The user earns it now. */
  readonly currentSalary: boolean;
}

/** An offer that the user has saved; nobody else sees it (EN-SALARY-OFFERS). */
export interface SavedOffer extends OfferForm {
  readonly id: number;
}

/** An offer as it was when its post was written. */
export interface PostOffer extends OfferForm {
  /** Its place, from 1. */
  readonly id: number;
  /** Null if the viewer may not know yet. */
  readonly votes: number | null;
}

/** The salaries and offers of a post as the viewer sees them. */
export interface PostOffers {
  readonly id: string;
  readonly items: readonly PostOffer[];
  readonly votes: number;
  /** The one that the viewer picked; null for none. */
  readonly mySalary: number | null;
}

/** The limits of salaries and offers (API-FEED-SALARY-CONFIG). */
export interface OfferConfig {
  readonly maxOffers: number;
  readonly stockTypes: readonly StockType[];
  readonly vestingPeriods: readonly VestingPeriod[];
}

/** A list shows at most so many (LM-SALARY-SHOW). */
export const MAX_SHOWN_OFFERS = 30;

export function asGuestSeesOffers(offers: PostOffers): PostOffers {
  return { ...offers, mySalary: null, items: offers.items.map((item) => ({ ...item, votes: null })) };
}

/** The offers with the viewer's pick on another one. Counts that the viewer does not know yet stay unknown. */
export function withOfferPick(offers: PostOffers, salaryId: number | null): PostOffers {
  const before = offers.mySalary;
  if (before === salaryId) return offers;
  const ballot = { votes: offers.votes, options: offers.items };
  const { votes, options: items } = withMovedPick(ballot, { before, after: salaryId });
  return { ...offers, mySalary: salaryId, votes, items };
}
