import { keptOfferOf, VESTING_YEARS } from './kept-offer.rules';
import type { OfferConfig, OfferForm, OfferStockType } from './offer';

/** The forms of stock that an offer may have. */
export const OFFER_STOCK_TYPES: readonly OfferStockType[] = ['RSU', 'ESOP', 'OTHER'];

/** A post compares at most so many (LM-SALARY-COMPARE). */
export const MAX_OFFERS = 3;

/** The limits of salaries and offers (API-FEED-SALARY-CONFIG). */
export const OFFER_LIMITS: OfferConfig = {
  maxOffers: MAX_OFFERS,
  stockTypes: OFFER_STOCK_TYPES,
  vestingPeriods: VESTING_YEARS,
};

/** The salaries and offers that one user may save; they are listed as a whole. */
export const MAX_SAVED_OFFERS = 50;
export const SAVED_OFFERS_FULL = `You have saved ${MAX_SAVED_OFFERS} salaries and offers. Delete one that you do not need any more.`;

/** Returns the offer as it is stored: its lines without needless spaces, its amounts as others see them. */
export function storedOfferOf(offer: OfferForm): OfferForm {
  const { companyName, designation, city, ...figures } = keptOfferOf(offer);
  return { ...figures, companyName: plain(companyName), designation: plain(designation), city: plain(city) };
}

function plain(line: string): string {
  return line.replaceAll(/\s+/g, ' ').trim();
}
