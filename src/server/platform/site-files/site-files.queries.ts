import { integer, moment, uuid } from '../sql-types';
import { defineStatement } from '../statement';

/** The newest `$1` posts that everybody may read. */
export const newestPosts = defineStatement({
  name: 'site-files.newest-posts',
  parameters: [integer],
  columns: { id: uuid, created_at: moment },
  text: `select id, created_at from content.posts where status = 'LIVE'
         order by created_at desc, id desc limit $1::int`,
});
