import { dayAfter } from '../common/india-calendar.rules';

/** The complaints and notices that a network stores in a day: at most 0.2 MB, with their longest texts. Those after them have a number, and neither text nor mail. */
export const MAX_STORED_PER_DAY = 10;

/** The complaints and notices of a network that become cases in a day. Those after them have a number alone: nothing of them is stored. */
export const MAX_CASES_PER_DAY = 100;

/** The part of a complaint or notice that is kept: all of it, its case without its text, or nothing. */
export type ComplaintShare = 'whole' | 'case' | 'number';

/** Returns what becomes of the n-th complaint or notice of a network in a day. */
export function shareOf(nth: number): ComplaintShare {
  if (nth > MAX_CASES_PER_DAY) return 'number';
  return nth > MAX_STORED_PER_DAY ? 'case' : 'whole';
}

/**
 * The contributions that a network, or a user over several, hides in a day by complaints about intimate pictures. A guest hides one: the next takes an
 * account of some age or with a confirmed email address.
 */
export const MAX_HIDES_PER_DAY = 2;

/** The hides of a day over all networks: beyond them contributions stay until a moderator, who is told at once, decides. */
export const MAX_HIDES_OF_ALL_PER_DAY = 20;

/** The days after which an account needs no confirmed email address to hide a second contribution. */
export const MIN_DAYS_TO_HIDE_MORE = 14;

/** The receipts that go to an email address in a day: anybody can write the address of another into the form. */
export const MAX_RECEIPTS_PER_DAY = 3;

/** The days after its answer for which a complaint's text and contact are kept, sealed; its key opens it as long. */
export const CONTACT_DAYS = 180;

/** The days after its answer for which a complaint is counted; the row is deleted then. */
export const COUNTED_DAYS = 400;

/** The days in which the Grievance Appellate Committee takes an appeal (rule 3A of the IT Rules 2021), and another moderator that of an author. */
export const APPEAL_DAYS = 30;

/** Returns the last day for an appeal against a decision of a day; both as `2026-11-20`. */
export function appealUntil(decidedOn: string): string {
  return dayAfter(decidedOn, APPEAL_DAYS);
}
