import { arrayOf, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/**
 * Records views: ids of posts, and the viewer_ref of each in hexadecimal digits. Live posts count once per viewer, others are
 * passed over.
 */
export const recordViews = defineStatement({
  name: 'posting.record-views',
  parameters: [arrayOf(uuid), arrayOf(text)],
  columns: {},
  text: `insert into content.post_views (post_id, viewer_ref)
         select p.id, decode(v.ref, 'hex')
         from unnest($1::uuid[], $2::text[]) as v (id, ref) join content.posts p on p.id = v.id
         where p.status = 'LIVE' order by p.id
         on conflict (post_id, viewer_ref) do nothing`,
});
