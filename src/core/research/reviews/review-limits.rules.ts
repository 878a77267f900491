export const MAX_QUARTERS = 12;
export const REVIEW_PERIODS: readonly number[] = [12, 3];

/** Questions about the author. Values of one question are alternatives. A review must match both questions. */
export const WHO_QUESTIONS = [
  ['current', 'former'],
  ['checked', 'work-email'],
] as const;

export function whoByQuestion(values: readonly string[]): readonly (readonly string[])[] {
  return WHO_QUESTIONS.map((question) => values.filter((value) => question.some((one) => one === value))).filter(
    (chosen) => chosen.length > 0,
  );
}
