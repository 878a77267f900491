import type { EmployerAct } from '@/core/kernel/moderated/employer-acts.rules';
import type { InvitedShare } from '../company/invited-share';
import type { ClaimMailbox, ClaimStep, ClaimWay } from './claim.rules';

export interface ClaimCompany {
  /** Its name in addresses. */
  readonly urlName: string;
  readonly companyName: string;
}

export interface OwnClaim {
  readonly claimId: string;
  readonly company: ClaimCompany;
  readonly domain: string;
  readonly way: ClaimWay;
  readonly step: ClaimStep;
  /** The TXT record to add; null for the other way. */
  readonly record: { readonly name: string; readonly value: string } | null;
  /** The role address that got the code; null for the other way. */
  readonly mailbox: string | null;
  /** The month of the first proof, `2026-11`; null for a claim that is not in force. */
  readonly claimedIn: string | null;
  /** The last day; null for a claim that is not in force. */
  readonly endsOn: string | null;
}

/** An act of a company's side, as the public log has it. */
export interface CompanyAct {
  /** The number of its line in the public log. */
  readonly number: number;
  /** `2026-11`. */
  readonly month: string;
  readonly act: EmployerAct;
}

export interface ClaimStart {
  /** The company's name in addresses. */
  readonly company: string;
  readonly way: ClaimWay;
  readonly mailbox: ClaimMailbox | null;
}

/** A claim that waits for a second person. */
export interface ClaimToConfirm {
  readonly company: ClaimCompany;
  readonly domain: string;
  /** True if the user is another person with a verified address at the domain. */
  readonly canConfirm: boolean;
}

/** The claims of a company in force, as everybody reads them. */
export interface CompanyClaims {
  readonly company: ClaimCompany;
  readonly claims: readonly { readonly domain: string; readonly way: ClaimWay; readonly claimedIn: string }[];
  /** Null while it is not published. */
  readonly invited?: InvitedShare | null;
}
