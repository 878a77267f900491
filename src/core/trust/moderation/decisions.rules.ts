import type { ModerationAct, StatedAct } from './acts.rules';
import type { CaseDecision } from './case';

export const CASE_CLAIM_MS = 15 * 60_000;

/** Time in which a decision can be undone. Afterwards the statement and the public log line are sent. */
export const DECISION_UNDO_MS = 60_000;

export const MAX_QUEUED_CASES = 50;

export const MAX_REPORTS_PER_CASE = 20;

/** Days for which acts are stored. CERT-In's directions of 2022 ask for logs of 180 days. */
export const ACT_RETENTION_DAYS = 180;

export function actOf(verdict: CaseDecision['verdict'], isLive: boolean): ModerationAct {
  if (verdict === 'keep') return isLive ? 'KEPT' : 'PUBLISHED';
  return isLive ? 'REMOVED' : 'REJECTED';
}

export function isRemoval(act: StatedAct): boolean {
  return act === 'REJECTED' || act === 'REMOVED';
}

/**
 * Returns what is wrong with a decision, or null if it is complete. A removal must name a rule, and the quoted words must be
 * in the text.
 */
export function decisionFault(
  { verdict, rule, words }: Pick<CaseDecision, 'verdict' | 'rule' | 'words'>,
  texts: readonly string[],
): 'rule' | 'words' | null {
  if (verdict === 'remove' && rule === null) return 'rule';
  return words.every((said) => texts.some((text) => text.includes(said))) ? null : 'words';
}
