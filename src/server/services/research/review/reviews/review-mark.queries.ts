import { bytes, integer, nullable, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const lockReview = defineStatement({
  name: 'review-marks.lock',
  parameters: [uuid],
  columns: { author_ref: nullable(bytes) },
  text: `select author_ref from research.reviews where id = $1 and status = 'LIVE' for no key update`,
});

export const insertMark = defineStatement({
  name: 'review-marks.insert',
  parameters: [uuid, bytes],
  columns: {},
  text: 'insert into research.review_marks (review_id, voter_ref) values ($1, $2) on conflict do nothing',
});

export const deleteMark = defineStatement({
  name: 'review-marks.delete',
  parameters: [uuid, bytes],
  columns: {},
  text: 'delete from research.review_marks where review_id = $1 and voter_ref = $2',
});

export const marksOfReview = defineStatement({
  name: 'review-marks.of-review',
  parameters: [uuid],
  columns: { helpful: integer },
  text: 'select helpful from research.reviews where id = $1',
});
