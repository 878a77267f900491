import type { DayLimit } from '@/core/kernel/common/day-limit';
import { dayAfter } from '@/core/kernel/common/india-calendar.rules';

/** `DNS` is a TXT record. `ADDRESS` is a code to a role address, confirmed by a second person. */
export const CLAIM_METHODS = ['DNS', 'ADDRESS'] as const;

export type ClaimMethod = (typeof CLAIM_METHODS)[number];

export const CLAIM_MAILBOXES = ['hr', 'careers', 'people', 'jobs', 'talent', 'recruitment'] as const;

export type ClaimMailbox = (typeof CLAIM_MAILBOXES)[number];

export type ClaimStep = 'RECORD' | 'CODE' | 'SECOND' | null;

export const CLAIM_DAYS = 365;

export const MAX_CLAIMS = 50;

export const UNPROVEN_CLAIM_DAYS = 30;

/** The number of days before the end of a claim at which a reminder is sent. */
export const CLAIM_REMINDER_DAYS = 30;

/**
 * Codes per company and day for all claimants; one account gets only some of them. Accounts with an address at the
 * domain have their own limit, so that strangers cannot use it up.
 */
const MAX_CLAIM_CODES_PER_DAY = 10;
const MAX_OWN_CLAIM_CODES_PER_DAY = 3;

export const dailyClaimCodeLimit: DayLimit = {
  acts: 'claim codes',
  most: MAX_CLAIM_CODES_PER_DAY,
  code: 'claim_codes_full',
  message: `We sent ${MAX_CLAIM_CODES_PER_DAY} codes to this company today. Log in with your own address at its domain, or try again tomorrow.`,
};

export const dailyDomainClaimCodeLimit: DayLimit = {
  acts: 'claim codes of the domain',
  most: MAX_CLAIM_CODES_PER_DAY,
  code: 'claim_codes_full',
  message: `We sent ${MAX_CLAIM_CODES_PER_DAY} codes to people of this company today. Try again tomorrow.`,
};

export const dailyOwnClaimCodeLimit: DayLimit = {
  acts: 'own claim codes',
  most: MAX_OWN_CLAIM_CODES_PER_DAY,
  code: 'claim_codes_full',
  message: `You asked for ${MAX_OWN_CLAIM_CODES_PER_DAY} codes today. Try again tomorrow, or prove the claim by a record.`,
};

/** Claims per account and day. The proof of a claim and its end each add a line to the public log. */
const MAX_CLAIMS_PER_DAY = 20;

export const dailyClaimLimit: DayLimit = {
  acts: 'claims',
  most: MAX_CLAIMS_PER_DAY,
  code: 'too_many_claims',
  message: `You proved ${MAX_CLAIMS_PER_DAY} claims today. Prove this one tomorrow.`,
};

export const MAX_TXT_RECORDS = 200;

export function lastDayOfClaim(provenOn: string): string {
  return dayAfter(provenOn, CLAIM_DAYS);
}

export function txtRecordNameOf(domain: string): string {
  return `_company-claim.${domain}`;
}

export function txtRecordValueOf(token: string): string {
  return `claim=${token}`;
}

export function hasTxtRecord(records: readonly string[], value: string): boolean {
  return records.slice(0, MAX_TXT_RECORDS).some((record) => record.trim() === value);
}

/** Returns false for subdomains, role addresses and free mail. */
export function isPersonalAddressAt(address: string, domain: string): boolean {
  return personalMailboxAt(address, domain) !== null;
}

/** Returns the mailbox in lower case and without the part after a plus, or null for another address. */
export function personalMailboxAt(address: string, domain: string): string | null {
  const [name = '', host, ...more] = address.trim().toLowerCase().split('@');
  if (more.length > 0 || host !== domain.toLowerCase()) return null;
  const [mailbox = ''] = name.split('+');
  return mailbox === '' || CLAIM_MAILBOXES.some((role) => role === mailbox) ? null : `${mailbox}@${host}`;
}
