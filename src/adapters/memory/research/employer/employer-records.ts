import type { ClaimMailbox, ClaimMethod } from '@/core/research/employer/claim.rules';

export interface MemoryClaim {
  readonly id: string;
  readonly userId: string;
  readonly companyId: number;
  domain: string;
  way: ClaimMethod;
  mailbox: ClaimMailbox | null;
  code: { readonly otp: string; readonly expiresAt: number; triesLeft: number } | null;
  isCodeProven: boolean;
  proof: { readonly claimedIn: string; readonly endsOn: string } | null;
}

export class EmployerRecords {
  claims: readonly MemoryClaim[] = [];
  readonly txt = new Map<string, readonly string[]>();
}
