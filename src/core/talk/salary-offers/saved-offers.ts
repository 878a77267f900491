import { vestingYearsOf } from '@/core/kernel/common/stock.rules';
import { fillTemplate } from '@/core/kernel/formatting/template';
import type { OfferForm, SavedOffer } from './offer';
import { MAX_SHOWN_OFFERS } from './offer';
import { offerMessages } from './offer-messages';

export function currentOfferIdOf(offers: readonly SavedOffer[]): number | null {
  return offers.find(({ currentSalary }) => currentSalary)?.id ?? null;
}

/** Marks an offer as current and unmarks the others (ST-OFFER-CURRENT). Null marks none. */
export function withCurrentOffer(offers: readonly SavedOffer[], id: number | null): readonly SavedOffer[] {
  return offers.map((offer) => ({ ...offer, currentSalary: offer.id === id }));
}

/** Adds or replaces an offer. A new one comes first. */
export function withSavedOffer(offers: readonly SavedOffer[], saved: SavedOffer): readonly SavedOffer[] {
  const isKnown = offers.some(({ id }) => id === saved.id);
  const all = isKnown ? offers.map((offer) => (offer.id === saved.id ? saved : offer)) : [saved, ...offers];
  return saved.currentSalary ? withCurrentOffer(all, saved.id) : all;
}

export function shownOffers(offers: readonly SavedOffer[]): readonly SavedOffer[] {
  return offers.slice(0, MAX_SHOWN_OFFERS);
}

export function withChosenOffer(ids: readonly number[], id: number, limit: number | null): readonly number[] | string {
  if (ids.includes(id)) return ids;
  return limit !== null && ids.length < limit ? [...ids, id] : compareLimitMessage(limit);
}

export function compareLimitMessage(limit: number | null): string {
  if (limit === null) return offerMessages.compareLimit;
  return fillTemplate(offerMessages.compareLimitOf, { limit: String(limit) });
}

/**
 * Returns the yearly total in rupees: fixed, variable and a year's share of the stock. The joining bonus is left out,
 * since it is paid once.
 */
export function yearlyTotalOf({ fixed, variable, stock }: OfferForm): number {
  return fixed + variable + yearlyStockOf(stock);
}

export function yearlyStockOf(stock: OfferForm['stock']): number {
  return stock === null ? 0 : Math.round(stock.value / vestingYearsOf(stock.vestingPeriod));
}
