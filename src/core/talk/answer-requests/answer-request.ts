export interface AnswerCandidate {
  readonly name: string;
  readonly tagline: string | null;
  readonly avatarUrl: string;
  readonly avatarBgColor: string;
  readonly contributions: number;
  readonly upvotes: number;
  readonly isAsked: boolean;
}

export interface AnswerCandidates {
  readonly candidates: readonly AnswerCandidate[];
  readonly left: number;
}
