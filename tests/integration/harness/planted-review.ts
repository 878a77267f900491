import { randomUUID } from 'node:crypto';
import { select } from '@tests/support/sql';
import { expect } from 'vitest';
import type { Database } from '@/server/platform/database';
import { uuid } from '@/server/platform/sql-types';
import { ASIDE } from './planted-stay';
import type { Person } from './world';

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

export async function review(person: Person, companyName: string, change: object): Promise<string> {
  const answer = await person.post(
    '/api/review/reviews',
    { companyName, review: { ...aReview, ...change } },
    { 'idempotency-key': randomUUID() },
  );
  expect(answer.status).toBe(201);
  return answer.body.reviewId;
}

export async function reviewAnswered(database: Database, reviewId: string): Promise<string> {
  const added = `insert into research.answers (id, company_id, to_kind, item_id, text, month)
    select gen_random_uuid(), company_id, 'review', id, 'Rosters come two weeks ahead now.', date_trunc('month', current_date)
    from research.reviews where id = $1 returning id`;
  const [answer] = await select(database, { id: uuid }, added, reviewId);
  if (answer === undefined) throw new Error(`There is no review ${reviewId}.`);
  return answer.id;
}
