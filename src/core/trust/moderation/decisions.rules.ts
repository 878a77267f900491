import type { ModerationAct, StatedAct } from './acts.rules';
import type { CaseDecision } from './case';

/** The time for which a moderator has a case in hand. */
export const CLAIM_MS = 15 * 60_000;

/** The time in which a decision can be undone; then statement and public line leave. */
export const UNDO_MS = 60_000;

/** The cases of a queue that are shown at once. */
export const MAX_QUEUE = 50;

export const MAX_READ_REPORTS = 20;

/** The days for which the acts of moderators are kept (CERT-In's directions of 2022 ask for logs of 180 days). */
export const ACT_DAYS = 180;

/** Returns the effect of a verdict on a contribution that is live, or held. */
export function actOf(verdict: CaseDecision['verdict'], isLive: boolean): ModerationAct {
  if (verdict === 'keep') return isLive ? 'KEPT' : 'PUBLISHED';
  return isLive ? 'REMOVED' : 'REJECTED';
}

/** Returns whether a contribution is off the public side after an act. */
export function isOff(act: StatedAct): boolean {
  return act === 'REJECTED' || act === 'REMOVED';
}

/** Returns the wrong field of a decision about these texts: a removal names a rule, and the words meant are in the text. Null for none. */
export function wrongIn(
  { verdict, rule, words }: Pick<CaseDecision, 'verdict' | 'rule' | 'words'>,
  texts: readonly string[],
): 'rule' | 'words' | null {
  if (verdict === 'remove' && rule === null) return 'rule';
  return words.every((said) => texts.some((text) => text.includes(said))) ? null : 'words';
}
