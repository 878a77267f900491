/** A rule that a contribution breaks, as its author reads it. */
export interface ContributionReason {
  readonly rule: string;
  readonly wording: string;
  readonly words: readonly string[];
}
