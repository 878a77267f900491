import type { NamedCompany } from '@/core/kernel/common/named-company';
import type { EmployerAct } from '@/core/kernel/moderated/employer-acts.rules';
import type { InvitedShare } from '../company/invited-share';
import type { ClaimMailbox, ClaimMethod, ClaimStep } from './claim.rules';

export interface OwnClaim {
  readonly claimId: string;
  readonly company: NamedCompany;
  readonly domain: string;
  readonly way: ClaimMethod;
  readonly step: ClaimStep;
  readonly record: { readonly name: string; readonly value: string } | null;
  readonly mailbox: string | null;
  readonly claimedIn: string | null;
  readonly endsOn: string | null;
}

export interface CompanyAct {
  readonly number: number;
  /** The month of the action, such as `2026-11`. */
  readonly month: string;
  readonly act: EmployerAct;
}

export interface ClaimStart {
  readonly company: string;
  readonly way: ClaimMethod;
  readonly mailbox: ClaimMailbox | null;
}

export interface ClaimToConfirm {
  readonly company: NamedCompany;
  readonly domain: string;
  /** True if the user is another person with a verified address at the domain. */
  readonly canConfirm: boolean;
}

export interface CompanyClaims {
  readonly company: NamedCompany;
  readonly claims: readonly { readonly domain: string; readonly way: ClaimMethod; readonly claimedIn: string }[];
  readonly invited?: InvitedShare | null;
}
