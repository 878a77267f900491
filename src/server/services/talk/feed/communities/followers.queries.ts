import { integer } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Changes shown numbers by at least $1 people, in multiples of $1. Locks in the order of the triggers. */
export const showFollowers = defineStatement({
  name: 'communities.show-followers',
  parameters: [integer],
  columns: {},
  text: `with due as materialized (
           select type, entity_id from content.communities
           where abs(follows_count - followers_count) >= $1 order by type, entity_id for update
         )
         update content.communities as shown set followers_count = follows_count / $1 * $1
         from due where shown.type = due.type and shown.entity_id = due.entity_id`,
});
