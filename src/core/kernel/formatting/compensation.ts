import { groupIndian, LAKH } from './indian-number';

/** Yearly pay offered or earned: rupees for INR, dollars for USD, null if an end is not disclosed. */
export interface CompensationRange {
  readonly minCtc: number | null;
  readonly maxCtc: number | null;
  readonly currency: 'INR' | 'USD';
}

/** Shown if both ends of a range are missing (VA-COMP-NOTDISCLOSED). */
export const NOT_DISCLOSED = 'Not Disclosed';

/**
 * A compensation range: `₹5 – 12 LPA` for rupees (lakh per annum, VA-COMP-LPA), `$50,000 – 80,000 DPA` for dollars
 * (dollars per annum, VA-COMP-DPA); one amount if both ends are equal, and `Up to ₹12 LPA` or `From ₹5 LPA` if only one is known.
 */
export function formatCompensation({ minCtc, maxCtc, currency }: CompensationRange): string {
  const amounts = [minCtc, maxCtc].flatMap((amount) => (amount === null ? [] : [amountText(amount, currency)]));
  const [sign, unit] = currency === 'USD' ? ['$', 'DPA'] : ['₹', 'LPA'];
  if (amounts.length === 0) return NOT_DISCLOSED;
  const range = `${sign}${[...new Set(amounts)].join(' – ')} ${unit}`;
  if (minCtc === null) return `Up to ${range}`;
  return maxCtc === null ? `From ${range}` : range;
}

function amountText(amount: number, currency: CompensationRange['currency']): string {
  return groupIndian(currency === 'USD' ? amount : amount / LAKH);
}
