import { vestingYearsOf } from '@/core/kernel/common/stock.rules';
import { CRORE, LAKH } from '@/core/kernel/formatting/indian-number';
import type { OfferForm, OfferStock } from './offer';

const TENTH = 10;

/** Returns the step in which pay is shown: a tenth of a lakh, from a crore on a tenth of a crore. */
function stepOf(amount: number): number {
  const step = LAKH / TENTH;
  // What rounds to a crore is shown in crore.
  return Math.round(amount / step) * step >= CRORE ? CRORE / TENTH : step;
}

/** Returns an amount as it is kept: what others see of it (`payInLakh`) and nothing finer; one step at least unless it is 0. */
export function keptAmount(amount: number): number {
  const step = stepOf(amount);
  return amount === 0 ? 0 : Math.max(1, Math.round(amount / step)) * step;
}

/** Returns an offer with its amounts as they are kept: exact pay finds one person in a payroll. Of stock a year is shown. */
export function keptOfferOf(offer: OfferForm): OfferForm {
  const { fixed, variable, joiningBonus, stock } = offer;
  return {
    ...offer,
    fixed: keptAmount(fixed),
    variable: keptAmount(variable),
    joiningBonus: keptAmount(joiningBonus),
    stock: stock === null ? null : keptStock(stock),
  };
}

function keptStock(stock: OfferStock): OfferStock {
  const years = vestingYearsOf(stock.vestingPeriod);
  return { ...stock, value: keptAmount(stock.value / years) * years };
}
