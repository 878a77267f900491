import { arrayOf, bytes, integer } from '../sql-types';
import { defineStatement } from '../statement';

export const addCounts = defineStatement({
  name: 'limits.add-counts',
  parameters: [integer, arrayOf(bytes), arrayOf(integer)],
  columns: { sender_ref: bytes, count: integer },
  text: `insert into platform.request_counts as c (sender_ref, minute, count)
         select sender_ref, $1, added from unnest($2::bytea[], $3::int[]) as u (sender_ref, added)
         on conflict (sender_ref, minute) do update set count = c.count + excluded.count
         returning sender_ref, count`,
});

export const removeCounts = defineStatement({
  name: 'limits.remove-counts',
  parameters: [integer],
  columns: {},
  text: 'delete from platform.request_counts where minute < $1',
});
