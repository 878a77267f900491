import { purged, someOf } from '@/server/platform/purge';
import { date, moment } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { countedAs } from '@/server/platform/withdrawal/withdrawal.queries';

/** Photos that their authors deleted more than an hour ago end; their files follow (platform/sql/photos). */
export const purgeDeletedPhotos = defineStatement({
  name: 'housekeeping.purge-deleted-photos',
  parameters: [moment, date],
  columns: purged,
  text: `with gone as (delete from research.photos where ${someOf('research.photos', `deleted_at < $1::timestamptz - interval '1 hour'`, 'deleted_at')} returning 1) ${countedAs("'photo'", 2)}`,
});
