import { groupIndian, LAKH } from './indian-number';

/** Yearly pay: rupees for INR, dollars for USD. Null if an end is not disclosed. */
export interface CompensationRange {
  readonly minCtc: number | null;
  readonly maxCtc: number | null;
  readonly currency: 'INR' | 'USD';
}

export const NOT_DISCLOSED = 'Not Disclosed';

/**
 * Formats pay as `₹5 – 12 LPA` (lakh per annum, VA-COMP-LPA) or `$50,000 – 80,000 DPA` (dollars, VA-COMP-DPA). Equal
 * ends become one amount. Both ends have the same number of decimals. If one end is missing, it is `Up to ₹12 LPA` or `From ₹5 LPA`.
 */
export function formatCompensation({ minCtc, maxCtc, currency }: CompensationRange): string {
  const amounts = [minCtc, maxCtc].flatMap((amount) => (amount === null ? [] : [amountText(amount, currency)]));
  const decimals = Math.max(...amounts.map(decimalsOf));
  const [sign, unit] = currency === 'USD' ? ['$', 'DPA'] : ['₹', 'LPA'];
  if (amounts.length === 0) return NOT_DISCLOSED;
  const range = `${sign}${[...new Set(amounts.map((amount) => withDecimals(amount, decimals)))].join(' – ')} ${unit}`;
  if (minCtc === null) return `Up to ${range}`;
  return maxCtc === null ? `From ${range}` : range;
}

function amountText(amount: number, currency: CompensationRange['currency']): string {
  return groupIndian(currency === 'USD' ? amount : amount / LAKH);
}

function decimalsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

function withDecimals(amount: string, decimals: number): string {
  const missing = '0'.repeat(decimals - decimalsOf(amount));
  return missing === '' || amount.includes('.') ? amount + missing : `${amount}.${missing}`;
}
