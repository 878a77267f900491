export const MAX_QUARTERS = 12;
export const REVIEW_PERIODS: readonly number[] = [12, 3];

/** Questions about the author. Values of one question are alternatives. A review must match both questions. */
export const AUTHOR_FILTER_GROUPS = [
  ['current', 'former'],
  ['checked', 'work-email'],
] as const;

export function authorFiltersByGroup(values: readonly string[]): readonly (readonly string[])[] {
  return AUTHOR_FILTER_GROUPS.map((question) => values.filter((value) => question.some((one) => one === value))).filter(
    (chosen) => chosen.length > 0,
  );
}
