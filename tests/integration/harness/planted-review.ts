import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { ASIDE } from './planted-stay';
import type { Person } from './world';

/** A sentence that is long enough for a review. */
export const DETAIL = 'Shifts are planned a month ahead and the pay comes on the day.';

const aReview = {
  rating: 4,
  aspects: { pay: 3 },
  title: null,
  likes: DETAIL,
  dislikes: DETAIL,
  jobProfile: null,
  employment: null,
  isCurrent: true,
  years: null,
  ...ASIDE,
};

/** Returns the id of a review that a person writes. */
export async function review(person: Person, companyName: string, change: object): Promise<string> {
  const answer = await person.post(
    '/api/review/reviews',
    { companyName, review: { ...aReview, ...change } },
    { 'idempotency-key': randomUUID() },
  );
  expect(answer.status).toBe(200);
  return answer.body.reviewId;
}
