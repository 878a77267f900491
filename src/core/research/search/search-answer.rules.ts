import type { Hit } from './search-results';

/**
 * Returns the best match: an exact name before a prefix, then the better known. Returns null if that result has no
 * figure.
 */
export function answerAmong(hits: readonly Hit[], name: string): Hit | null {
  const typed = name.trim().toLowerCase();
  const best = hits
    .filter(({ type }) => type === 'company' || type === 'designation')
    .map((hit) => ({
      hit,
      nearness: nearnessOf(hit, typed),
      known: isAnswer(hit) ? (hit.salaries ?? hit.count ?? 0) : 0,
    }))
    .toSorted((one, other) => other.nearness - one.nearness || other.known - one.known)
    .at(0);
  return best !== undefined && isAnswer(best.hit) ? best.hit : null;
}

type Figures = Pick<Hit, 'medianPay' | 'rating'>;

/** Returns 2 for an exact name, and 1 more for a figure. */
export function usefulnessOf(hit: Figures, isExact: boolean): number {
  return Number(isExact) * 2 + Number(isAnswer(hit));
}

/** Sorts exact names first, then results with figures. Keeps the order otherwise. */
export function usefulFirst<Found>(
  found: readonly Found[],
  hitOf: (one: Found) => Figures,
  isExact: (one: Found) => boolean,
): readonly Found[] {
  const usefulness = (one: Found): number => usefulnessOf(hitOf(one), isExact(one));
  return found.toSorted((one, other) => usefulness(other) - usefulness(one));
}

function isAnswer({ medianPay, rating }: Figures): boolean {
  return medianPay !== null || rating !== null;
}

/** Returns 2 for an exact name, or a role in the named city; 1 for a prefix; 0 for a later word or a correction. */
function nearnessOf({ label, place }: Hit, typed: string): number {
  const name = label.toLowerCase();
  if (name === typed || place !== null) return 2;
  return name.startsWith(typed) ? 1 : 0;
}
