/** An attack's outcome compared with guessing. */
export interface Score {
  readonly right: number;
  readonly tries: number;
  /** The chance of each guess to be right. */
  readonly chancesOf: () => readonly number[];
}

const MIN_RIGHT = 3;

export function expectedOf({ chancesOf }: Score): number {
  return chancesOf().reduce((sum, chance) => sum + chance, 0);
}

/** The chance of at least `right` successes of independent guesses. */
export function chanceOfAtLeast(right: number, chances: readonly number[]): number {
  if (right <= 0) return 1;
  // Chances of fewer right guesses; the remainder counts together.
  const below = [1, ...Array.from({ length: right - 1 }, () => 0)];
  let beyond = 0;
  for (const chance of chances) {
    beyond += (below[right - 1] ?? 0) * chance;
    for (let count = right - 1; count >= 0; count -= 1)
      below[count] = (below[count] ?? 0) * (1 - chance) + (count > 0 ? (below[count - 1] ?? 0) * chance : 0);
  }
  return Math.min(1, beyond);
}

/** Includes the choice of the best try. Small chances are exact. */
export function luckOf({ right, tries, chancesOf }: Score): number {
  if (right < MIN_RIGHT) return 1;
  const chances = chancesOf();
  const expected = chances.reduce((sum, chance) => sum + chance, 0);
  return right <= expected ? 1 : Math.min(1, tries * chanceOfAtLeast(right, chances));
}

/** Exceeded by guessing in only this share of runs. */
export function mostByChance({ tries, chancesOf }: Score, share: number): number {
  const chances = chancesOf();
  let most = MIN_RIGHT - 1;
  while (most < chances.length && tries * chanceOfAtLeast(most + 1, chances) > share) most += 1;
  return most;
}
