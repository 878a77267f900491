import { dayAfter } from '../common/india-calendar.rules';

/**
 * Complaints per network that are stored in full, at most 0.2 MB with the longest texts. Later complaints get a number,
 * but neither text nor mail is stored.
 */
export const MAX_STORED_PER_DAY = 10;

/** Complaints per network that open a case. Later complaints get a number, but nothing is stored. */
export const MAX_CASES_PER_DAY = 100;

export type ComplaintShare = 'whole' | 'case' | 'number';

export function shareOf(nth: number): ComplaintShare {
  if (nth > MAX_CASES_PER_DAY) return 'number';
  return nth > MAX_STORED_PER_DAY ? 'case' : 'whole';
}

/**
 * Contributions that complaints about intimate pictures from one network or user can hide in a day. A guest can hide
 * one; the second needs an older account or a confirmed email address.
 */
export const MAX_HIDES_PER_DAY = 2;

/**
 * The same limit for all networks together. Further contributions stay visible until a moderator, who is notified
 * immediately, decides.
 */
export const MAX_TOTAL_HIDES_PER_DAY = 20;

/** Days after which an account without a confirmed email address may hide a second contribution. */
export const MIN_DAYS_TO_HIDE_MORE = 14;

/** Receipts per email address, since anybody can enter another person's address. */
export const MAX_RECEIPTS_PER_DAY = 3;

/** Days after the answer for which text and contact are stored, sealed. The complaint's key opens them. */
export const CONTACT_DAYS = 180;

/** Days after the answer until the row is deleted. */
export const COUNTED_DAYS = 400;

/**
 * Days for the Grievance Appellate Committee (rule 3A of the IT Rules 2021), and for an author's appeal to another
 * moderator.
 */
export const APPEAL_DAYS = 30;

export function appealUntil(decidedOn: string): string {
  return dayAfter(decidedOn, APPEAL_DAYS);
}
