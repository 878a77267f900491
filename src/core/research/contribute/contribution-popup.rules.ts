import type { ContributionKind } from './contribution-kind';
import { CONTRIBUTION_KINDS } from './contribution-kind';

/** The ways in which a user is asked (EM-PROMPT-MODES): for any contribution, for one that was sent back, for the first one. */
export const PROMPT_MODES = ['generic', 'pending', 'new'] as const;

export type PromptMode = (typeof PROMPT_MODES)[number];

/** The contribution that a user is asked for; `type` is null if there is nothing to ask for. */
export interface ContributionPopup {
  readonly eligible: boolean;
  readonly type: ContributionKind | null;
  readonly mode: PromptMode;
}

/** A contribution of the user's, as far as it decides what they are asked for. */
export interface GivenContributionState {
  /** A company is one that the user has added; nobody is asked for it. */
  readonly kind: ContributionKind | 'company';
  readonly status: 'PENDING' | 'LIVE' | 'REJECTED';
}

/**
 * Returns what a user is asked for: a contribution that a moderator sent back, or else the first kind of which they have given none, in the order of
 * the specification (ST-PROMPT-ORDER).
 */
export function popupFor(given: readonly GivenContributionState[]): ContributionPopup {
  const sentBack = firstKind((kind) => given.some((one) => one.kind === kind && one.status === 'REJECTED'));
  if (sentBack !== null) return { eligible: true, type: sentBack, mode: 'pending' };
  const missing = firstKind((kind) => !given.some((one) => one.kind === kind));
  return { eligible: missing !== null, type: missing, mode: given.length === 0 ? 'new' : 'generic' };
}

function firstKind(isAsked: (kind: ContributionKind) => boolean): ContributionKind | null {
  return CONTRIBUTION_KINDS.find(isAsked) ?? null;
}
