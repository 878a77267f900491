import { moment } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Photos that their authors deleted more than an hour ago end; their files follow (platform/sql/photos). */
export const purgeDeletedPhotos = defineStatement({
  name: 'housekeeping.purge-deleted-photos',
  parameters: [moment],
  columns: {},
  text: `delete from research.photos where deleted_at < $1::timestamptz - interval '1 hour'`,
});
