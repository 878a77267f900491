/** A rule that a contribution breaks, as its author reads it. */
export interface ContributionReason {
  readonly rule: string;
  readonly wording: string;
  /** The words meant, as they are in the text. */
  readonly words: readonly string[];
}
