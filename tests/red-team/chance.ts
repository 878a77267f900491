/** The outcome of one attack beside guessing among the same candidates. */
export interface Score {
  readonly right: number;
  /** In how many ways it was tried, of which the best counts. */
  readonly tries: number;
  /** Returns the chance of each guess to be right by itself; as many as there are guesses. */
  readonly chancesOf: () => readonly number[];
}

/** Fewer right guesses prove nothing, whatever they are of. */
const MIN_RIGHT = 3;

/** The right guesses to be expected. */
export function expectedOf({ chancesOf }: Score): number {
  return chancesOf().reduce((sum, chance) => sum + chance, 0);
}

/** The chance of at least so many right guesses if each is right with its own chance, independently of the others. */
export function chanceOfAtLeast(right: number, chances: readonly number[]): number {
  if (right <= 0) return 1;
  // The chance of each number of right guesses below `right`; what is beyond counts together.
  const below = [1, ...Array.from({ length: right - 1 }, () => 0)];
  let beyond = 0;
  for (const chance of chances) {
    beyond += (below[right - 1] ?? 0) * chance;
    for (let count = right - 1; count >= 0; count -= 1)
      below[count] = (below[count] ?? 0) * (1 - chance) + (count > 0 ? (below[count - 1] ?? 0) * chance : 0);
  }
  return Math.min(1, beyond);
}

/** The chance that guessing does as well as an attack: the best of its tries. Small ones are exact. */
export function luckOf({ right, tries, chancesOf }: Score): number {
  if (right < MIN_RIGHT) return 1;
  const chances = chancesOf();
  const expected = chances.reduce((sum, chance) => sum + chance, 0);
  return right <= expected ? 1 : Math.min(1, tries * chanceOfAtLeast(right, chances));
}

/** The most right guesses that guessing has in all but this share of runs. */
export function mostByChance({ tries, chancesOf }: Score, share: number): number {
  const chances = chancesOf();
  let most = MIN_RIGHT - 1;
  while (most < chances.length && tries * chanceOfAtLeast(most + 1, chances) > share) most += 1;
  return most;
}
