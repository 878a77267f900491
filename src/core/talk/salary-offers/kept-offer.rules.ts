import { vestingYearsOf } from '@/core/kernel/common/stock.rules';
import { CRORE, LAKH } from '@/core/kernel/formatting/indian-number';
import type { OfferForm, OfferStock } from './offer';

const TENTH = 10;

/** Returns the rounding step: a tenth of a lakh, or a tenth of a crore for amounts above a crore. */
function stepOf(amount: number): number {
  const step = LAKH / TENTH;
  // A value that rounds to a crore is shown in crore.
  return Math.round(amount / step) * step >= CRORE ? CRORE / TENTH : step;
}

/** Rounds an amount to what other users see (`payInLakh`), but to at least one step unless it is 0. */
export function roundedOfferAmount(amount: number): number {
  const step = stepOf(amount);
  return amount === 0 ? 0 : Math.max(1, Math.round(amount / step)) * step;
}

/** Rounds an offer, because exact pay would identify a person in a payroll. Stock is stored per year. */
export function roundedOfferOf(offer: OfferForm): OfferForm {
  const { fixed, variable, joiningBonus, stock } = offer;
  return {
    ...offer,
    fixed: roundedOfferAmount(fixed),
    variable: roundedOfferAmount(variable),
    joiningBonus: roundedOfferAmount(joiningBonus),
    stock: stock === null ? null : keptStock(stock),
  };
}

function keptStock(stock: OfferStock): OfferStock {
  const years = vestingYearsOf(stock.vestingPeriod);
  return { ...stock, value: roundedOfferAmount(stock.value / years) * years };
}
