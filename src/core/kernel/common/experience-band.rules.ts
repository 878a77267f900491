export const EXPERIENCE_BANDS = ['0-1', '2-3', '4-6', '7-9', '10-14', '15+'] as const;
export type SalaryExperienceBand = (typeof EXPERIENCE_BANDS)[number];

/** The maximum years of each band but the last, which is open-ended. Stored bands use them. */
export const BAND_ENDS = [1, 3, 6, 9, 14] as const;

export function bandOfYears(years: number): number {
  const band = BAND_ENDS.findIndex((end) => years <= end);
  return band < 0 ? BAND_ENDS.length : band;
}
