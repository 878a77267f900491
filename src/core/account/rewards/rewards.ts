export type RewardedKind = 'post' | 'answer' | 'review' | 'salary' | 'interview' | 'benefit' | 'photo' | 'tenure';

export interface EarnedPoints {
  readonly kind: RewardedKind;
  readonly contributions: number;
  readonly points: number;
}

export interface Rewards {
  readonly points: number;
  readonly earned: readonly EarnedPoints[];
}
