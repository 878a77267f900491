import { textOpening } from '@/server/platform/opening';
import { bytes, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Skips polls that another process has claimed. */
export const claimEndedPoll = defineStatement({
  name: 'polls.claim-ended',
  parameters: [],
  columns: { post_id: uuid },
  text: `update content.ballots set end_told = true where post_id = (
           select post_id from content.ballots where not end_told and closes_at <= clock_timestamp()
           order by closes_at limit 1 for update skip locked
         ) returning post_id`,
});

export const endedPoll = defineStatement({
  name: 'polls.ended',
  parameters: [uuid],
  columns: { author_seal: bytes, opening: text },
  text: `select author_seal, coalesce(title, ${textOpening('content')}) as opening
         from content.posts where id = $1 and status = 'LIVE'`,
});

/** Deletes the voters and returns them in no particular order. */
export const claimVoters = defineStatement({
  name: 'polls.take-voters',
  parameters: [uuid],
  columns: { voter_seal: nullable(bytes) },
  text: `with sealed as (
           select voter_ref, voter_seal from content.picks where post_id = $1 and voter_seal is not null
         ), cleared as (
           update content.picks k set voter_seal = null from sealed s where k.post_id = $1 and k.voter_ref = s.voter_ref
         )
         select voter_seal from sealed order by random()`,
});
