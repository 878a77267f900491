import type { CaseFinding } from '../moderated/case-finding';

/**
 * The minimum number of contributions of a kind about a company, from one network on one day, that sends them to a
 * moderator. They stay public, because offices, hostels and mobile providers share a network.
 */
export const MIN_NETWORK_BURST = 4;

export function networkBurst(count: number): readonly CaseFinding[] {
  if (count < MIN_NETWORK_BURST) return [];
  return [
    { rule: 'NOT_OWN', words: [], note: `At least ${MIN_NETWORK_BURST} about this company today from one network` },
  ];
}
