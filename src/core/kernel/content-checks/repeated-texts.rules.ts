import type { CaseFinding } from '../moderated/case-finding';
import type { ModeratedKindName } from '../moderated/moderated-kinds.rules';

/**
 * Daily repetitions by any user after which a moderator reads the text. It stays public: a count alone hides nothing.
 */
export const MIN_REPETITIONS = 3;

/**
 * Kinds whose repetitions count. Interviews share questions, reviews are compared with each other, and comments may be
 * short.
 */
export const COUNTED_KINDS: readonly ModeratedKindName[] = ['post', 'benefits'];

export function repeatedText(times: number): readonly CaseFinding[] {
  if (times < MIN_REPETITIONS) return [];
  return [{ rule: 'COPIED', words: [], note: `Sent ${times} times today, word for word` }];
}

/** Kinds with sketches. Interviews share questions. */
export const SKETCHED_KINDS: readonly ModeratedKindName[] = ['post', 'benefits', 'review'];

export function nearlyRepeatedText(times: number): readonly CaseFinding[] {
  if (times < MIN_REPETITIONS) return [];
  return [{ rule: 'COPIED', words: [], note: `Sent ${times} times today, nearly word for word` }];
}

export const SAME_TEXT_FINDING: CaseFinding = {
  rule: 'COPIED',
  words: [],
  note: 'Says the same as another live review',
};

export function surgeFinding(today: number): CaseFinding {
  return {
    rule: 'NOT_OWN',
    words: [],
    note: `One of ${today} reviews of this company today, far more than on other days`,
  };
}
