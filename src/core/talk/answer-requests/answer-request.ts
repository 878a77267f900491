/** A pseudonym that can be asked for an answer to a post. */
export interface AnswerCandidate {
  readonly name: string;
  readonly tagline: string | null;
  readonly avatarUrl: string;
  /** A hex colour. */
  readonly avatarBgColor: string;
  /** Its recent posts and comments in the post's community. */
  readonly contributions: number;
  readonly upvotes: number;
  readonly isAsked: boolean;
}

/** The candidates of a post, the most useful first. */
export interface AnswerCandidates {
  readonly candidates: readonly AnswerCandidate[];
  /** The number of candidates that the user may still ask. */
  readonly left: number;
}
