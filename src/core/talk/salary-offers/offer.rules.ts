import { STOCK_TYPES, VESTING_PERIODS } from '@/core/kernel/common/stock.rules';
import { roundedOfferOf } from './kept-offer.rules';
import type { OfferConfig, OfferForm } from './offer';

export const MAX_OFFERS = 3;

export const OFFER_LIMITS: OfferConfig = {
  maxOffers: MAX_OFFERS,
  stockTypes: STOCK_TYPES,
  vestingPeriods: VESTING_PERIODS,
};

/** The maximum number of offers per user. It is low because they are listed as a whole. */
export const MAX_SAVED_OFFERS = 50;
export const TOO_MANY_SAVED_OFFERS = `You have saved ${MAX_SAVED_OFFERS} salaries and offers. Delete one that you no longer need.`;

/** Returns the offer with trimmed lines, and with amounts as other users see them. */
export function storedOfferOf(offer: OfferForm): OfferForm {
  const { companyName, designation, city, ...figures } = roundedOfferOf(offer);
  return { ...figures, companyName: plain(companyName), designation: plain(designation), city: plain(city) };
}

function plain(line: string): string {
  return line.replaceAll(/\s+/g, ' ').trim();
}
