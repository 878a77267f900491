import type { ContributionKind } from './contribution-kind';
import { CONTRIBUTION_KINDS } from './contribution-kind';

export const PROMPT_MODES = ['generic', 'pending', 'new'] as const;

export type PromptMode = (typeof PROMPT_MODES)[number];

export interface ContributionPopup {
  readonly eligible: boolean;
  readonly type: ContributionKind | null;
  readonly mode: PromptMode;
}

export interface ExistingContribution {
  /** `company` is a company that the user added. No prompt ever asks for one. */
  readonly kind: ContributionKind | 'company';
  readonly status: 'PENDING' | 'LIVE' | 'REJECTED';
}

/**
 * Returns the prompt for a contribution that a moderator returned, or the first kind that the user has not contributed,
 * in the specification's order (ST-PROMPT-ORDER).
 */
export function contributionPopupFor(given: readonly ExistingContribution[]): ContributionPopup {
  const sentBack = firstKind((kind) => given.some((one) => one.kind === kind && one.status === 'REJECTED'));
  if (sentBack !== null) return { eligible: true, type: sentBack, mode: 'pending' };
  const missing = firstKind((kind) => !given.some((one) => one.kind === kind));
  return { eligible: missing !== null, type: missing, mode: given.length === 0 ? 'new' : 'generic' };
}

function firstKind(isAsked: (kind: ContributionKind) => boolean): ContributionKind | null {
  return CONTRIBUTION_KINDS.find(isAsked) ?? null;
}
