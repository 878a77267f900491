import { createHash } from 'node:crypto';
import type { Proof, ReviewText } from '@/contract/generated/review';
import { isWorkAddress } from '@/core/account/career-status/proof.rules';
import { DAY_MS, startOfDayInIndia, startOfDayNamed } from '@/core/kernel/common/india-calendar.rules';
import { SAME_TEXT_FINDING, surgeFinding } from '@/core/kernel/content-checks/repeated-telling.rules';
import { plainText } from '@/core/kernel/formatting/compared-text.rules';
import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import { newAccountHold, SURGE_HOLD_DAYS } from '@/core/research/reviews/review-holds.rules';
import { isSurge, SURGE_BASE_DAYS } from '@/core/research/reviews/surge.rules';
import type { Database } from '@/server/platform/database';
import { accountMadeOn, endHold, holdReview, holdSurge, reviewsOfDays, twinOf } from './review-holds.queries';

/** A review that was just stored. */
export interface GivenReview {
  readonly id: string;
  readonly companyId: number;
  readonly userId: string;
  readonly proof: Proof | null;
  readonly textKey: Uint8Array;
  /** The day from which it counts, if its author told more about the company today; null for at once. */
  readonly waitsUntil: Date | null;
}

/** Returns the key by which equal texts of reviews are known. */
export function textKeyOf({ title, likes, dislikes }: Pick<ReviewText, 'title' | 'likes' | 'dislikes'>): Uint8Array {
  return createHash('sha256')
    .update(plainText(title, likes, dislikes))
    .digest();
}

/**
 * Holds a review back from the ratings for each reason that there is; `now` is in ms since 1970. Returns what a moderator is to know of it: nothing of
 * this hides it.
 */
export async function holdGiven(tx: Database, given: GivenReview, now: number): Promise<readonly CaseFinding[]> {
  const { id, companyId, userId, proof, textKey, waitsUntil } = given;
  const until = await newAccountWaits(tx, userId, proof, now);
  if (until !== null) await tx.query(holdReview, id, 'NEW_ACCOUNT', until);
  if (waitsUntil !== null) await tx.query(holdReview, id, 'SAME_DAY', waitsUntil);
  const signs = await holdSameText(tx, id, textKey);
  const today = startOfDayInIndia(now);
  const [days] = await tx.query(reviewsOfDays, companyId, today, startOfDayInIndia(now - SURGE_BASE_DAYS * DAY_MS));
  if (days === undefined || !isSurge(days.today, days.before)) return signs;
  await tx.query(holdSurge, companyId, today, startOfDayInIndia(now + SURGE_HOLD_DAYS * DAY_MS));
  return [...signs, surgeFinding(days.today)];
}

/** Returns the midnight in India from which what an account tells of a company counts, with what checked that it works there; null for at once. */
export async function newAccountWaits(
  tx: Database,
  userId: string,
  proof: Proof | null,
  now: number,
): Promise<Date | null> {
  const [account] = await tx.query(accountMadeOn, userId);
  const madeAt = account === undefined ? now : startOfDayNamed(account.made_on).getTime();
  return newAccountHold({ madeAt, isChecked: isWorkAddress(proof) }, now);
}

/** Holds a review that says the same as another one, and returns that as a finding; ends that hold if it does not. */
export async function holdSameText(tx: Database, id: string, textKey: Uint8Array): Promise<readonly CaseFinding[]> {
  const twins = await tx.query(twinOf, id, textKey);
  if (twins.length > 0) await tx.query(holdReview, id, 'SAME_TEXT', null);
  else await tx.query(endHold, id, 'SAME_TEXT');
  return twins.length > 0 ? [SAME_TEXT_FINDING] : [];
}
