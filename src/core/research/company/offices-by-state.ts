import type { Office } from './company-details';

export interface StateOffices {
  readonly state: string;
  readonly count: number;
}

/**
 * Counts offices by state, largest count first, then by name. Returns an empty list for fewer than two states, or if
 * each state has one office. A chart would then show no more than the list.
 */
export function officesByState(offices: readonly Pick<Office, 'state'>[]): readonly StateOffices[] {
  const counts = new Map<string, number>();
  for (const { state } of offices) if (state !== null) counts.set(state, (counts.get(state) ?? 0) + 1);
  const states = [...counts].map(([state, count]) => ({ state, count }));
  if (states.length < 2 || states.every(({ count }) => count === 1)) return [];
  return states.toSorted((one, other) => other.count - one.count || one.state.localeCompare(other.state, 'en-IN'));
}
