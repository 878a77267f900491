import { unseenInLine, unseenInText } from '@/core/kernel/common/unseen-signs.rules';
import type { Complaint } from '@/core/kernel/moderated/complaint';
import type { ComplaintGround } from '@/core/kernel/moderated/complaint-grounds.rules';
import { itemOfAddress } from './complaint-address.rules';
import { complaintRefusals } from './complaint-refusals.rules';

/** A complaint while it is written. */
export interface ComplaintDraft {
  readonly address: string;
  readonly ground: ComplaintGround | null;
  readonly details: string;
  readonly email: string;
  readonly isForCompany: boolean;
}

export type ComplaintField = keyof ComplaintDraft;

/** A form in which nothing is filled in. */
export const emptyComplaint: ComplaintDraft = {
  address: '',
  ground: null,
  details: '',
  email: '',
  isForCompany: false,
};

/** The fewest characters that say what is wrong. */
export const MIN_DETAILS = 20;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const faults = {
  ground: 'Choose what is wrong with it.',
  details: `Write what is wrong, in at least ${MIN_DETAILS} characters.`,
  email: 'Write a whole address, such as name@example.com.',
} as const;

export function isComplaintField(name: string): name is ComplaintField {
  return name in emptyComplaint;
}

/** Returns a sentence for each field that is missing or wrong. A signed-in user need not name an address of mail. */
export function complaintErrors(
  { address, ground, details, email }: ComplaintDraft,
  isLoggedIn: boolean,
): Readonly<Partial<Record<ComplaintField, string>>> {
  const unseen = { address: unseenInLine(address.trim()), details: unseenInText(details.trim()) };
  const isAnswered = EMAIL.test(email.trim()) || (isLoggedIn && email.trim() === '');
  return {
    ...(unseen.address !== null && { address: unseen.address }),
    ...(unseen.details !== null && { details: unseen.details }),
    ...(itemOfAddress(address) === null && { address: complaintRefusals.unknownAddress }),
    ...(ground === null && { ground: faults.ground }),
    ...(details.trim().length < MIN_DETAILS && { details: faults.details }),
    ...(!isAnswered && { email: email.trim() === '' ? complaintRefusals.noEmail : faults.email }),
  };
}

/** Returns the complaint of a draft under a key; null while no ground is chosen. */
export function complaintOf(
  { address, ground, details, email, isForCompany }: ComplaintDraft,
  key: string,
): Complaint | null {
  const to = email.trim();
  if (ground === null) return null;
  return { key, address: address.trim(), ground, details: details.trim(), email: to === '' ? null : to, isForCompany };
}
