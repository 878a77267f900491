import type { StockType, VestingPeriod } from '@/core/kernel/common/stock.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { formatNumberInput, parseGroupedInteger } from '@/core/kernel/formatting/number-input';
import type { OfferForm, SavedOffer } from './offer';
import { offerMessages } from './offer-messages';

export interface OfferDraft {
  readonly id: number | null;
  readonly companyName: string;
  readonly designation: string;
  readonly city: string;
  readonly fixed: string;
  readonly variable: string;
  readonly joiningBonus: string;
  readonly stockType: StockType | null;
  readonly stockValue: string;
  readonly vestingPeriod: VestingPeriod;
  readonly currentSalary: boolean;
}

export type OfferField = 'companyName' | 'designation' | 'city' | 'fixed' | 'stockValue';

export type AmountField = 'fixed' | 'variable' | 'joiningBonus' | 'stockValue';

export const MAX_AMOUNT = 1_000_000_000;

const MAX_LINE_LENGTH = 100;

export const emptyOffer: OfferDraft = {
  id: null,
  companyName: '',
  designation: '',
  city: '',
  fixed: '',
  variable: '',
  joiningBonus: '',
  stockType: null,
  stockValue: '',
  vestingPeriod: '4',
  currentSalary: false,
};

/** Groups digits in the Indian way, within the service's limits. */
export function amountTextOf(typed: string): string {
  return formatNumberInput(typed, { min: 0, max: MAX_AMOUNT });
}

export function offerErrorsOf(draft: OfferDraft): Readonly<Partial<Record<OfferField, string>>> {
  const companyName = lineError(draft.companyName, offerMessages.companyMissing);
  const designation = lineError(draft.designation, offerMessages.designationMissing);
  const city = lineError(draft.city, offerMessages.cityMissing);
  return {
    ...(companyName !== null && { companyName }),
    ...(designation !== null && { designation }),
    ...(city !== null && { city }),
    ...(amountOf(draft.fixed) === 0 && { fixed: offerMessages.fixedMissing }),
    ...(draft.stockType !== null && amountOf(draft.stockValue) === 0 && { stockValue: offerMessages.stockMissing }),
  };
}

export function offerFormOf(draft: OfferDraft): OfferForm {
  const { stockType, vestingPeriod, currentSalary } = draft;
  return {
    companyName: draft.companyName.trim(),
    designation: draft.designation.trim(),
    city: draft.city.trim(),
    fixed: amountOf(draft.fixed),
    variable: amountOf(draft.variable),
    joiningBonus: amountOf(draft.joiningBonus),
    stock: stockType === null ? null : { type: stockType, value: amountOf(draft.stockValue), vestingPeriod },
    currentSalary,
  };
}

export function offerDraftOf(offer: SavedOffer): OfferDraft {
  const { stock } = offer;
  return {
    id: offer.id,
    companyName: offer.companyName,
    designation: offer.designation,
    city: offer.city,
    fixed: textOf(offer.fixed),
    variable: textOf(offer.variable),
    joiningBonus: textOf(offer.joiningBonus),
    stockType: stock?.type ?? null,
    stockValue: textOf(stock?.value ?? 0),
    vestingPeriod: stock?.vestingPeriod ?? emptyOffer.vestingPeriod,
    currentSalary: offer.currentSalary,
  };
}

function amountOf(text: string): number {
  return parseGroupedInteger(text) ?? 0;
}

function textOf(amount: number): string {
  return amount === 0 ? '' : groupIndian(amount);
}

function lineError(line: string, missing: string): string | null {
  if (line.trim() === '') return missing;
  return [...line.trim()].length > MAX_LINE_LENGTH ? offerMessages.lineTooLong : null;
}
