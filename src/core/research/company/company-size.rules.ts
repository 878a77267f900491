export interface CompanySize {
  readonly label: string;
  readonly least: number;
  readonly most: number;
}

const ENDS: readonly (readonly [label: string, most: number])[] = [
  ['1-10', 10],
  ['11-50', 50],
  ['51-200', 200],
  ['201-500', 500],
  ['501-1k', 1_000],
  ['1k-5k', 5_000],
  ['5k-10k', 10_000],
  ['10k-50k', 50_000],
  ['50k-1 Lakh', 100_000],
  ['1 Lakh+', Number.POSITIVE_INFINITY],
];

export const COMPANY_SIZES: readonly CompanySize[] = ENDS.map(([label, most], place) => ({
  label,
  least: (ENDS[place - 1]?.[1] ?? 0) + 1,
  most,
}));

/**
 * Returns the size range that contains the given one, or null if it spans several. The ends may be off by one, as in 10
 * to 49 or 1,000 to 5,000.
 */
export function sizeOf(least: number, most: number): CompanySize | null {
  const middle = (least + most) / 2;
  const size = COMPANY_SIZES.find((one) => middle <= one.most);
  if (size === undefined || middle < 1) return null;
  return least >= size.least - 1 && most <= size.most + 1 ? size : null;
}
