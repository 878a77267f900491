import { invisibleFaultInLine, invisibleFaultInText } from '@/core/kernel/common/unseen-signs.rules';
import type { Complaint } from '@/core/kernel/moderated/complaint';
import type { ComplaintGround } from '@/core/kernel/moderated/complaint-grounds.rules';
import { itemOfAddress } from './complaint-address.rules';
import { complaintRefusals } from './complaint-refusals.rules';

export interface ComplaintDraft {
  readonly address: string;
  readonly ground: ComplaintGround | null;
  readonly details: string;
  readonly email: string;
  readonly isForCompany: boolean;
}

export type ComplaintField = keyof ComplaintDraft;

export const emptyComplaint: ComplaintDraft = {
  address: '',
  ground: null,
  details: '',
  email: '',
  isForCompany: false,
};

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

/** Returns the errors of a form. A signed-in user may leave out the mail address. */
export function complaintErrors(
  { address, ground, details, email }: ComplaintDraft,
  isLoggedIn: boolean,
): Readonly<Partial<Record<ComplaintField, string>>> {
  const unseen = { address: invisibleFaultInLine(address.trim()), details: invisibleFaultInText(details.trim()) };
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

export function complaintOf(
  { address, ground, details, email, isForCompany }: ComplaintDraft,
  key: string,
): Complaint | null {
  const to = email.trim();
  if (ground === null) return null;
  return { key, address: address.trim(), ground, details: details.trim(), email: to === '' ? null : to, isForCompany };
}
