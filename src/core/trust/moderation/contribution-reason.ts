export interface ContributionReason {
  readonly rule: string;
  readonly wording: string;
  readonly words: readonly string[];
}
