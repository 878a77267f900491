/** A range of numbers of employees, as companies are listed and filtered by. */
export interface CompanySize {
  readonly label: string;
  readonly least: number;
  /** Infinity for the last. */
  readonly most: number;
}

/** The ten ranges, from small to large. */
export const COMPANY_SIZES: readonly CompanySize[] = [
  { label: '1-10', least: 1, most: 10 },
  { label: '11-50', least: 11, most: 50 },
  { label: '51-200', least: 51, most: 200 },
  { label: '201-500', least: 201, most: 500 },
  { label: '501-1k', least: 501, most: 1_000 },
  { label: '1k-5k', least: 1_001, most: 5_000 },
  { label: '5k-10k', least: 5_001, most: 10_000 },
  { label: '10k-50k', least: 10_001, most: 50_000 },
  { label: '50k-1 Lakh', least: 50_001, most: 100_000 },
  { label: '1 Lakh+', least: 100_001, most: Number.POSITIVE_INFINITY },
];

/** Returns the range that has all of another one (10 to 49, 1,000 to 5,000: the ends may be one off); null where it reaches over several. */
export function sizeOf(least: number, most: number): CompanySize | null {
  const middle = most === Number.POSITIVE_INFINITY ? least + 1 : (least + most) / 2;
  const size = COMPANY_SIZES.find((one) => middle <= one.most);
  if (size === undefined || middle < 1) return null;
  return least >= size.least - 1 && most <= size.most + 1 ? size : null;
}
