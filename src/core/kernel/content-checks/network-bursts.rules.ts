import type { CaseFinding } from '../moderated/case-finding';

/**
 * From so many contributions of a kind about one company on a day that come from one network, a moderator reads them. They stay public: an office, a hostel and a
 * mobile provider are one network too.
 */
export const MIN_NETWORK_BURST = 4;

/** Returns the findings of the contribution that comes as the `count`th of its kind about a company from one network today. */
export function networkBurst(count: number): readonly CaseFinding[] {
  if (count < MIN_NETWORK_BURST) return [];
  return [
    { rule: 'NOT_OWN', words: [], note: `At least ${MIN_NETWORK_BURST} about this company today from one network` },
  ];
}
