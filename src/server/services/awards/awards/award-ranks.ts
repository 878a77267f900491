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
 * Returns the ranks of companies that come with the highest score first. One whose bar (score ± uncertainty) overlaps that of the first
 * company of a rank by more than half of the shorter bar has that rank too: the difference could be chance.
 */
export function ranksOf(scored: readonly Scored[]): readonly Ranked[] {
  const ranks: number[] = [];
  let first: Scored | null = null;
  let rank = 0;
  for (const [place, company] of scored.entries()) {
    if (first === null || !overlaps(first, company)) {
      first = company;
      rank = place + 1;
    }
    ranks.push(rank);
  }
  return ranks.map((own) => ({ rank: own, isShared: ranks.filter((other) => other === own).length > 1 }));
}

function overlaps(one: Scored, other: Scored): boolean {
  if (one.score === other.score) return true;
  const shared =
    Math.min(one.score + one.uncertainty, other.score + other.uncertainty) -
    Math.max(one.score - one.uncertainty, other.score - other.uncertainty);
  return shared > Math.min(one.uncertainty, other.uncertainty);
}
