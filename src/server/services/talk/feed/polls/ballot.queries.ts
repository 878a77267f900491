import type { PostKind } from '@/contract/generated/feed';
import { arrayOf, bytes, jsonb, moment, nullable, smallint, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import type { Ballot } from '../attachments/ballot';

export const insertBallot = defineStatement({
  name: 'polls.insert-ballot',
  parameters: [uuid, jsonb<readonly unknown[]>(), nullable(moment)],
  columns: { ballot: jsonb<Ballot<unknown>>() },
  text: `with b as (
           insert into content.ballots (post_id, options, counts, closes_at)
           values ($1, $2, array_fill(0, array[jsonb_array_length($2)]), $3) returning *
         )
         select content.ballot_json(b) as ballot from b`,
});

export const castPick = defineStatement({
  name: 'polls.cast-pick',
  parameters: [uuid, textOf<PostKind>(), bytes, bytes, smallint, nullable(bytes)],
  columns: {
    outcome: textOf<'cast' | 'own' | 'missing' | 'closed' | 'unknown'>(),
    /** Null if nothing was cast. */
    ballot: nullable(jsonb<Ballot<unknown>>()),
  },
  text: 'select outcome, ballot from content.cast_pick($1, $2, $3, $4, $5, $6)',
});

export const picksOf = defineStatement({
  name: 'polls.picks-of',
  parameters: [bytes, arrayOf(uuid), textOf<PostKind>()],
  columns: { post_id: uuid, option_id: smallint },
  text: `select k.post_id, k.option_id from content.picks k join content.posts p on p.id = k.post_id
         where k.voter_ref = $1 and k.post_id = any($2) and p.kind = $3`,
});
