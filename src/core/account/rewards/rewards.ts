/** The kinds of contribution that earn points. */
export type RewardedKind = 'post' | 'answer' | 'review' | 'salary' | 'interview' | 'benefit' | 'photo' | 'tenure';

export interface EarnedPoints {
  readonly kind: RewardedKind;
  readonly contributions: number;
  readonly points: number;
}

/** The points that the user's contributions have earned. */
export interface Rewards {
  readonly points: number;
  readonly earned: readonly EarnedPoints[];
}
