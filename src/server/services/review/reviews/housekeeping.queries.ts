import { purged, someOf } from '@/server/platform/purge';
import { date, moment } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { countedAs } from '@/server/platform/withdrawal/withdrawal.queries';

/** Reviews that their authors deleted more than an hour ago end. */
export const purgeDeletedReviews = defineStatement({
  name: 'housekeeping.purge-deleted-reviews',
  parameters: [moment, date],
  columns: purged,
  text: `with gone as (delete from research.reviews where ${someOf('research.reviews', `deleted_at < $1::timestamptz - interval '1 hour'`, 'deleted_at')} returning 1) ${countedAs("'review'", 2)}`,
});
