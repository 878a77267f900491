import { exportRowsOfIds, exportRowsOfRef } from '@/server/platform/personal/exported-rows.queries';
import { choiceMergeStatements } from '@/server/platform/personal/merge-choices.queries';
import { arrayOf, bytes, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exportedBallots = exportRowsOfIds(
  'ballots',
  'select post_id, options, closes_at from content.ballots where post_id = any($1) order by post_id',
);

/** Selects the picks of a voter_ref. Hidden posts lack the author's words. */
export const exportedPicks = exportRowsOfRef(
  'picks',
  `select k.post_id, case when p.status = 'LIVE' then b.options -> (k.option_id - 1) end as pick from content.picks k
   join content.ballots b on b.post_id = k.post_id join content.posts p on p.id = k.post_id where k.voter_ref = $1 order by k.post_id`,
);

export const erasePicks = defineStatement({
  name: 'polls.erase-picks',
  parameters: [bytes],
  columns: {},
  text: 'delete from content.picks where voter_ref = $1',
});

export const eraseBallots = defineStatement({
  name: 'polls.erase-ballots',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: 'delete from content.ballots where post_id = any($1)',
});

export const sealedPicks = defineStatement({
  name: 'polls.sealed-picks',
  parameters: [bytes],
  columns: { post_id: uuid },
  text: 'select post_id from content.picks where voter_ref = $1 and voter_seal is not null',
});

export const resealPicks = defineStatement({
  name: 'polls.reseal-picks',
  parameters: [bytes, arrayOf(uuid), arrayOf(bytes)],
  columns: {},
  text: `update content.picks k set voter_seal = m.voter_seal from unnest($2::uuid[], $3::bytea[]) as m (post_id, voter_seal)
         where k.voter_ref = $1 and k.post_id = m.post_id`,
});

export const mergedPicks = choiceMergeStatements({
  kind: 'picks',
  table: 'content.picks',
  counted: ', voter_seal = null',
  key: ['post_id'],
  of: ['post_id', 'posts'],
});
