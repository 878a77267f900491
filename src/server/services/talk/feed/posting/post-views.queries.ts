import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import { arrayOf, date, integer, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Records views. Viewer_refs are hexadecimal. Only live posts within the retention of views count, once per viewer. */
export const recordViews = defineStatement({
  name: 'posting.record-views',
  parameters: [arrayOf(uuid), arrayOf(text), date, integer],
  columns: {},
  text: `insert into content.post_views (post_id, viewer_ref, ends_on)
         select p.id, decode(v.ref, 'hex'), term.ends_on
         from unnest($1::uuid[], $2::text[]) as v (id, ref) join content.posts p on p.id = v.id
         cross join lateral (select (p.created_at at time zone '${INDIA_TIME_ZONE}')::date + $4::integer as ends_on) term
         where p.status = 'LIVE' and term.ends_on > $3::date order by p.id
         on conflict (post_id, viewer_ref) do nothing`,
});
