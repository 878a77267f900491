import type { ClaimCompany } from '../employer/claim';
import type { CorrectedField } from './correction.rules';

/** A fact of a company's entry as its page shows it. */
export interface EntryFact {
  readonly field: CorrectedField;
  /** Null if it is not known. */
  readonly value: string | null;
  readonly isWaiting: boolean;
}

export interface OwnCorrection {
  readonly correctionId: string;
  readonly field: CorrectedField;
  readonly value: string;
  readonly source: string;
  readonly status: 'WAITING' | 'ACCEPTED' | 'REFUSED';
  /** The moderator's reason for a refusal; null otherwise. */
  readonly reason: string | null;
}

/** The facts of a claimed company's entry, and what its claimant has proposed. */
export interface ClaimCorrections {
  readonly company: ClaimCompany;
  /** The proven domain; both sites have to be there. */
  readonly domain: string;
  readonly facts: readonly EntryFact[];
  /** Newest first. */
  readonly corrections: readonly OwnCorrection[];
}

export interface CorrectionProposal {
  readonly field: CorrectedField;
  readonly value: string;
  readonly source: string;
}

/** A correction that moderators decide. */
export interface WaitingCorrection {
  readonly correctionId: string;
  readonly company: ClaimCompany;
  readonly domain: string;
  readonly field: CorrectedField;
  /** The fact in the entry now; null if it is not known. */
  readonly present: string | null;
  readonly value: string;
  readonly source: string;
}

/** The corrections that wait, the oldest first, and how many they are. */
export interface CorrectionQueue {
  readonly corrections: readonly WaitingCorrection[];
  readonly open: number;
}

/** A moderator's decision. */
export interface CorrectionDecision {
  readonly verdict: 'ACCEPTED' | 'REFUSED';
  /** The fact in the entry when the moderator read it. */
  readonly present: string | null;
  /** Required for a refusal, and shown to the claimant. */
  readonly reason: string | null;
}

/** A correction that a moderator has accepted. */
export interface CompanyCorrection {
  readonly number: number;
  readonly field: CorrectedField;
  readonly before: string | null;
  readonly value: string;
  readonly source: string;
  /** `2026-11`. */
  readonly month: string;
}
