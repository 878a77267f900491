import { createHash } from 'node:crypto';
import type { Proof, ReviewText } from '@/contract/generated/review';
import { isWorkAddress } from '@/core/account/career-status/proof.rules';
import {
  DAY_MS,
  dayNumberInIndia,
  parseStartOfDay,
  startOfDayInIndia,
} from '@/core/kernel/common/india-calendar.rules';
import { SAME_TEXT_FINDING, surgeFinding } from '@/core/kernel/content-checks/repeated-texts.rules';
import { countsImmediately } from '@/core/kernel/figures/proved-together.rules';
import { plainText } from '@/core/kernel/formatting/compared-text.rules';
import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import { newAccountHold, SURGE_HOLD_DAYS } from '@/core/research/reviews/review-holds.rules';
import { isSurge, SURGE_BASE_DAYS } from '@/core/research/reviews/surge.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { unsealMoment } from '@/server/platform/sealed-moment';
import {
  accountCreatedOn,
  duplicateOf,
  endHold,
  holdReview,
  holdSurge,
  proofsAt,
  reviewsOfDays,
} from './review-holds.queries';

export interface SubmittedReview extends ContributingAccount {
  readonly id: string;
  readonly textKey: Uint8Array;
  readonly waitsUntil: Date | null;
}

export function textKeyOf({ title, likes, dislikes }: Pick<ReviewText, 'title' | 'likes' | 'dislikes'>): Uint8Array {
  return createHash('sha256')
    .update(plainText(title, likes, dislikes))
    .digest();
}

/**
 * Excludes a review from the ratings, once per reason. Returns findings for the moderator, which do not hide the review. `now` is in ms since 1970.
 */
export async function applyReviewHolds(
  tx: Database,
  authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>,
  given: SubmittedReview,
  now: number,
): Promise<readonly CaseFinding[]> {
  const { id, companyId, textKey, waitsUntil } = given;
  const until = await newAccountHoldEnd(tx, authorship, given, now);
  if (until !== null) await tx.query(holdReview, id, 'NEW_ACCOUNT', until);
  if (waitsUntil !== null) await tx.query(holdReview, id, 'SAME_DAY', waitsUntil);
  const signs = await holdSameText(tx, id, textKey);
  const today = startOfDayInIndia(now);
  const [days] = await tx.query(reviewsOfDays, companyId, today, startOfDayInIndia(now - SURGE_BASE_DAYS * DAY_MS));
  if (days === undefined || !isSurge(days.today, days.before)) return signs;
  await tx.query(holdSurge, companyId, today, startOfDayInIndia(now + SURGE_HOLD_DAYS * DAY_MS));
  return [...signs, surgeFinding(days.today)];
}

export interface ContributingAccount {
  readonly userId: string;
  readonly persona: Uint8Array;
  readonly companyId: number;
  readonly proof: Proof | null;
}

export async function newAccountHoldEnd(
  tx: Database,
  authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>,
  { userId, persona, companyId, proof }: ContributingAccount,
  now: number,
): Promise<Date | null> {
  const [account] = await tx.query(accountCreatedOn, userId);
  const madeAt = account === undefined ? now : parseStartOfDay(account.made_on).getTime();
  const isChecked = isWorkAddress(proof) && (await isFirstProof(tx, authorship, persona, companyId));
  return newAccountHold({ madeAt, isChecked }, now);
}

async function isFirstProof(
  tx: Database,
  authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>,
  persona: Uint8Array,
  companyId: number,
): Promise<boolean> {
  const proofs = (await tx.query(proofsAt, companyId)).flatMap(({ persona_ref, proved_seal }) =>
    proved_seal === null
      ? []
      : [
          {
            isOwn: persona_ref.equals(persona),
            day: dayNumberInIndia(unsealMoment(authorship, persona_ref, proved_seal)),
          },
        ],
  );
  const own = proofs.find(({ isOwn }) => isOwn);
  if (own === undefined) return true;
  return countsImmediately(
    own.day,
    proofs.flatMap(({ isOwn, day }) => (isOwn ? [] : [day])),
  );
}

export async function holdSameText(tx: Database, id: string, textKey: Uint8Array): Promise<readonly CaseFinding[]> {
  const twins = await tx.query(duplicateOf, id, textKey);
  if (twins.length > 0) await tx.query(holdReview, id, 'SAME_TEXT', null);
  else await tx.query(endHold, id, 'SAME_TEXT');
  return twins.length > 0 ? [SAME_TEXT_FINDING] : [];
}
