import { rowsOfIds, rowsOfRef } from '@/server/platform/personal/exported-rows.queries';
import { arrayOf, bytes, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** The options of the posts `$1`. */
export const exportedBallots = rowsOfIds(
  'ballots',
  'select post_id, options, closes_at from content.ballots where post_id = any($1) order by post_id',
);

/** The picks of a voter_ref; of a post that is off the public side without the words of its author. */
export const exportedPicks = rowsOfRef(
  'picks',
  `select k.post_id, case when p.status = 'LIVE' then b.options -> (k.option_id - 1) end as pick from content.picks k
   join content.ballots b on b.post_id = k.post_id join content.posts p on p.id = k.post_id where k.voter_ref = $1 order by k.post_id`,
);

/** Takes back every pick of a voter_ref. */
export const erasePicks = defineStatement({
  name: 'polls.erase-picks',
  parameters: [bytes],
  columns: {},
  text: 'delete from content.picks where voter_ref = $1',
});

/** Removes the ballots of posts: their options are the author’s words. */
export const eraseBallots = defineStatement({
  name: 'polls.erase-ballots',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: 'delete from content.ballots where post_id = any($1)',
});
