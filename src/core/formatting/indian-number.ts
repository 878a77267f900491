/** A lakh: 1,00,000 (VA-COMP-LPA). */
export const LAKH = 100_000;

/** A crore: 1,00,00,000 (VA-NUM-CRORE). */
export const CRORE = 10_000_000;

const indianGrouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A number with Indian grouping and at most two decimals: 1234567 is `12,34,567` (VA-NUM-GROUPING). */
export function groupIndian(value: number): string {
  return indianGrouping.format(value);
}
