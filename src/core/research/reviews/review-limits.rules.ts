/** The quarters of which a company's rating is drawn. */
export const MAX_QUARTERS = 12;
/** The periods that reviews are filtered by, in months. */
export const REVIEW_PERIODS: readonly number[] = [12, 3];

/** The values of the filter by author: those of one question are alternatives, and a review has to answer both. */
export const WHO_QUESTIONS = [
  ['current', 'former'],
  ['checked', 'work-email'],
] as const;

/** Returns the chosen values of the filter by author, question by question. */
export function whoByQuestion(values: readonly string[]): readonly (readonly string[])[] {
  return WHO_QUESTIONS.map((question) => values.filter((value) => question.some((one) => one === value))).filter(
    (chosen) => chosen.length > 0,
  );
}
