import type { CaseFinding } from '../moderated/case-finding';
import type { ModeratedKindName } from '../moderated/moderated-kinds.rules';

/** From so many times on a day, by whomever, a text is read by a moderator. It stays public: a count alone hides nothing. */
export const REPEATED_TELLINGS = 3;

/** The kinds whose texts are counted. The same question is asked in many interviews, reviews are compared with each other, and a comment may be short. */
export const COUNTED_KINDS: readonly ModeratedKindName[] = ['post', 'benefits'];

/** Returns the findings of a text that was told so many times today. */
export function repeatedTelling(times: number): readonly CaseFinding[] {
  if (times < REPEATED_TELLINGS) return [];
  return [{ rule: 'COPIED', words: [], note: `Told ${times} times today, word for word` }];
}

/** The kinds whose texts are compared with nearly the same ones of the day; the same question is asked in many interviews. */
export const SKETCHED_KINDS: readonly ModeratedKindName[] = ['post', 'benefits', 'review'];

/** Returns the findings of a text that was told so many times today with few other words. */
export function nearlyRepeatedTelling(times: number): readonly CaseFinding[] {
  if (times < REPEATED_TELLINGS) return [];
  return [{ rule: 'COPIED', words: [], note: `Told ${times} times today, nearly word for word` }];
}

/** The finding of a review that says the same as another one. */
export const SAME_TEXT_FINDING: CaseFinding = {
  rule: 'COPIED',
  words: [],
  note: 'Says the same as another live review',
};

/** Returns the finding of a review that came with so many others about its company on a day. */
export function surgeFinding(today: number): CaseFinding {
  return {
    rule: 'NOT_OWN',
    words: [],
    note: `One of ${today} reviews of this company today, far more than on other days`,
  };
}
