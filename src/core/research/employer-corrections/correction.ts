import type { NamedCompany } from '@/core/kernel/common/named-company';
import type { CorrectedField } from './correction.rules';

export interface EntryFact {
  readonly field: CorrectedField;
  readonly value: string | null;
  readonly isWaiting: boolean;
}

export interface OwnCorrection {
  readonly correctionId: string;
  readonly field: CorrectedField;
  readonly value: string;
  readonly source: string;
  readonly status: 'WAITING' | 'ACCEPTED' | 'REFUSED';
  readonly reason: string | null;
}

/** The facts of a claimed company's entry, and its claimant's proposals. */
export interface ClaimCorrections {
  readonly company: NamedCompany;
  readonly domain: string;
  readonly facts: readonly EntryFact[];
  readonly corrections: readonly OwnCorrection[];
}

export interface CorrectionProposal {
  readonly field: CorrectedField;
  readonly value: string;
  readonly source: string;
}

export interface WaitingCorrection {
  readonly correctionId: string;
  readonly company: NamedCompany;
  readonly domain: string;
  readonly field: CorrectedField;
  readonly present: string | null;
  readonly value: string;
  readonly source: string;
}

export interface CorrectionQueue {
  readonly corrections: readonly WaitingCorrection[];
  readonly open: number;
}

export interface CorrectionDecision {
  readonly verdict: 'ACCEPTED' | 'REFUSED';
  readonly present: string | null;
  readonly reason: string | null;
}

export interface CompanyCorrection {
  readonly number: number;
  readonly field: CorrectedField;
  readonly before: string | null;
  readonly value: string;
  readonly source: string;
  readonly month: string;
}
