import { differByMoreThanChance } from '@/core/kernel/figures/chance.rules';

/** A company with the score of its reviews. */
export interface Scored {
  readonly score: number;
  /** The standard error of the score. */
  readonly uncertainty: number;
}

export interface Ranked {
  readonly rank: number;
  readonly isShared: boolean;
}

/**
 * Returns the ranks of companies that come with the highest score first. One whose score differs from that of the first company of a
 * rank by no more than chance has that rank too.
 */
export function ranksOf(scored: readonly Scored[]): readonly Ranked[] {
  const ranks: number[] = [];
  let first: Scored | null = null;
  let rank = 0;
  for (const [place, company] of scored.entries()) {
    if (first === null || differByMoreThanChance(first.score - company.score, first.uncertainty, company.uncertainty)) {
      first = company;
      rank = place + 1;
    }
    ranks.push(rank);
  }
  return ranks.map((own) => ({ rank: own, isShared: ranks.filter((other) => other === own).length > 1 }));
}
