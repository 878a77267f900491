import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';
import type { Feedback } from './feedback';

/** Feedback that is not sent. */
export type FeedbackDraft = Pick<Feedback, 'rating' | 'comment'>;

const Stored = v.object({
  owner: v.string(),
  rating: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  comment: v.string(),
});

/** The key under which a device keeps a user's feedback; each user of the device has their own. */
export function feedbackKeyOf(owner: string): string {
  return `feedbackDraft.${owner}`;
}

/** A draft as a device keeps it. `owner` is the public id of the user who writes. */
export function serializeFeedback({ rating, comment }: FeedbackDraft, owner: string): string {
  return JSON.stringify({ owner, rating, comment });
}

/** Returns the kept draft; null if there is none, or it is another user's, or damaged. */
export function parseStoredFeedback(stored: string | null, owner: string): FeedbackDraft | null {
  const kept = parseStored(Stored, stored);
  return kept === null || kept.owner !== owner ? null : { rating: kept.rating, comment: kept.comment };
}
