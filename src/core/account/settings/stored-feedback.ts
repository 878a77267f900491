import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';
import type { Feedback } from './feedback';

export type FeedbackDraft = Pick<Feedback, 'rating' | 'comment'>;

const Stored = v.object({
  owner: v.string(),
  rating: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  comment: v.string(),
});

export function feedbackKeyOf(owner: string): string {
  return `feedbackDraft.${owner}`;
}

export function serializeFeedback({ rating, comment }: FeedbackDraft, owner: string): string {
  return JSON.stringify({ owner, rating, comment });
}

export function parseStoredFeedback(stored: string | null, owner: string): FeedbackDraft | null {
  const kept = parseStored(Stored, stored);
  return kept === null || kept.owner !== owner ? null : { rating: kept.rating, comment: kept.comment };
}
