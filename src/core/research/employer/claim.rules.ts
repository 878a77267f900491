import type { DayLimit } from '@/core/kernel/common/day-limit';
import { dayAfter } from '@/core/kernel/common/india-calendar.rules';

/** The ways of a proof: a TXT record; or a code to a role address and a second person. */
export const CLAIM_WAYS = ['DNS', 'ADDRESS'] as const;

export type ClaimWay = (typeof CLAIM_WAYS)[number];

/** The role addresses that get a code: what comes before the @. */
export const CLAIM_MAILBOXES = ['hr', 'careers', 'people', 'jobs', 'talent', 'recruitment'] as const;

export type ClaimMailbox = (typeof CLAIM_MAILBOXES)[number];

/** The step that a proof waits for; null for none. */
export type ClaimStep = 'RECORD' | 'CODE' | 'SECOND' | null;

export const CLAIM_DAYS = 365;

/** The days for which a claim is kept that is not proven, or no longer. */
export const UNPROVEN_DAYS = 30;

/** The days before the last day of a claim within which its claimant is reminded. */
export const CLAIM_REMINDER_DAYS = 30;

/**
 * The maximum number of codes that go to one company within a day, for all who claim it, and of those for one account. Accounts with an address at the domain have
 * codes of their own, so that strangers cannot use those up.
 */
const MAX_CLAIM_CODES_PER_DAY = 10;
const MAX_OWN_CLAIM_CODES_PER_DAY = 3;

export const claimCodesOfDay: DayLimit = {
  acts: 'claim codes',
  most: MAX_CLAIM_CODES_PER_DAY,
  code: 'claim_codes_full',
  message: `We sent ${MAX_CLAIM_CODES_PER_DAY} codes to this company today. Log in with an address of your own at its domain, or try again tomorrow.`,
};

export const domainClaimCodesOfDay: DayLimit = {
  acts: 'claim codes of the domain',
  most: MAX_CLAIM_CODES_PER_DAY,
  code: 'claim_codes_full',
  message: `We sent ${MAX_CLAIM_CODES_PER_DAY} codes to people of this company today. Try again tomorrow.`,
};

export const ownClaimCodesOfDay: DayLimit = {
  acts: 'own claim codes',
  most: MAX_OWN_CLAIM_CODES_PER_DAY,
  code: 'claim_codes_full',
  message: `You asked for ${MAX_OWN_CLAIM_CODES_PER_DAY} codes today. Try again tomorrow, or prove the claim by a record.`,
};

/** The maximum number of proofs of one account within a day. Each proof and its end are lines of the public log. */
const MAX_CLAIMS_PER_DAY = 20;

export const claimsOfDay: DayLimit = {
  acts: 'claims',
  most: MAX_CLAIMS_PER_DAY,
  code: 'too_many_claims',
  message: `You proved ${MAX_CLAIMS_PER_DAY} claims today. Prove this one tomorrow.`,
};

/** The most TXT records that are compared. */
export const MAX_TXT_RECORDS = 200;

/** Returns the last day of a claim that was proven on a day. */
export function lastDayOfClaim(provenOn: string): string {
  return dayAfter(provenOn, CLAIM_DAYS);
}

/** Returns the host whose TXT records prove a claim of a domain. */
export function recordNameOf(domain: string): string {
  return `_company-claim.${domain}`;
}

export function recordValueOf(token: string): string {
  return `claim=${token}`;
}

/** Returns true if one of the first records is the value, whatever blanks are around it. */
export function hasRecord(records: readonly string[], value: string): boolean {
  return records.slice(0, MAX_TXT_RECORDS).some((record) => record.trim() === value);
}

/** Returns true if an address is a person's own at the domain: not below it, not a role address, not a free one of many people. */
export function isOwnAddressAt(address: string, domain: string): boolean {
  return ownMailboxAt(address, domain) !== null;
}

/** Returns the mailbox of a person's own address at the domain, in small letters and without what follows a plus; null for another address. */
export function ownMailboxAt(address: string, domain: string): string | null {
  const [name = '', host, ...more] = address.trim().toLowerCase().split('@');
  if (more.length > 0 || host !== domain.toLowerCase()) return null;
  const [mailbox = ''] = name.split('+');
  return mailbox === '' || CLAIM_MAILBOXES.some((role) => role === mailbox) ? null : `${mailbox}@${host}`;
}
