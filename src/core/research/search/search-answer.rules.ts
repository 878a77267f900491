import { searchKeyOf } from '@/core/kernel/catalog/search-key.rules';
import type { FoundType } from './found-type';
import type { Hit, HitGroup } from './search-results';

/**
 * Returns the best match: an exact name before a prefix or a whole word of a role, then the better known. Returns null
 * if that result has no figure.
 */
export function bestHitAmong(hits: readonly Hit[], name: string): Hit | null {
  const typed = searchKeyOf(name);
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

/**
 * Returns the best answer if its name begins with the typed text or contains it. Returns null if the results begin with
 * a page, or with an exact name of another type.
 */
export function topAnswerOf(groups: readonly HitGroup[], name: string): Hit | null {
  const [first] = groups[0]?.items ?? [];
  const typed = searchKeyOf(name);
  const answer = bestHitAmong(
    groups.flatMap(({ items }) => items),
    name,
  );
  if (first === undefined || answer === null || nearnessOf(answer, typed) === 0) return null;
  return first.type === 'page' || (first.type !== answer.type && nearnessOf(first, typed) === 2) ? null : answer;
}

/** A result. `isExact` is true if the result is the correction, or if the typed text is one of its names. */
export interface NameMatch {
  readonly hit: Pick<Hit, 'medianPay' | 'rating'>;
  readonly isExact: boolean;
}

/** Sorts pages first, then groups by their first result. Keeps the order otherwise. */
export function usefulGroupsFirst<Group extends { readonly type: FoundType; readonly items: readonly NameMatch[] }>(
  groups: readonly Group[],
): readonly Group[] {
  const usefulness = ({ type, items: [first] }: Group): number => {
    if (type === 'page') return 4;
    return first === undefined ? 0 : usefulnessOf(first);
  };
  return groups.toSorted((one, other) => usefulness(other) - usefulness(one));
}

/** Returns 2 for an exact name, and 1 more for a figure. */
function usefulnessOf({ hit, isExact }: NameMatch): number {
  return Number(isExact) * 2 + Number(isAnswer(hit));
}

/** Sorts exact names first, then results with figures. Keeps the order otherwise. */
export function usefulHitsFirst<Found extends NameMatch>(found: readonly Found[]): readonly Found[] {
  return found.toSorted((one, other) => usefulnessOf(other) - usefulnessOf(one));
}

function isAnswer({ medianPay, rating }: NameMatch['hit']): boolean {
  return medianPay !== null || rating !== null;
}

/** Returns 2 for an exact name, or a role in the named city; 1 for a prefix, or a whole word of a role. */
function nearnessOf({ type, label, place }: Hit, typed: string): number {
  const name = searchKeyOf(label);
  if (name === typed || place !== null) return 2;
  const isWholeWord = type === 'designation' && ` ${name} `.includes(` ${typed} `);
  return isWholeWord || name.startsWith(typed) ? 1 : 0;
}
