import { moment } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Reviews that their authors deleted more than an hour ago end. */
export const purgeDeletedReviews = defineStatement({
  name: 'housekeeping.purge-deleted-reviews',
  parameters: [moment],
  columns: {},
  text: `delete from research.reviews where deleted_at < $1::timestamptz - interval '1 hour'`,
});
