import { toHundredths } from '@/core/research/awards/award.rules';

export interface AwardRank {
  readonly rank: number;
  readonly isShared: boolean;
}

/** Returns ranks. Scores that are displayed as equal share a rank, and the following ranks are skipped. */
export function ranksOf(scored: readonly { readonly score: number }[]): readonly AwardRank[] {
  const shown = scored.map(({ score }) => toHundredths(score));
  return shown.map((score) => ({
    rank: shown.indexOf(score) + 1,
    isShared: shown.filter((other) => other === score).length > 1,
  }));
}
