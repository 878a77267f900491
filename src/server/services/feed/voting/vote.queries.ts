import type { RowOf } from '@/server/platform/sql-types';
import { arrayOf, bytes, integer, nullable, smallint, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/**
 * Casts, changes or takes back a vote in one durable statement, see platform/sql/voting/cast-vote.sql: post, voter_ref, the
 * author_ref that the post would carry if the viewer had written it, and 1 for up, -1 for down, 0 for none.
 */
export const castVote = defineStatement({
  name: 'voting.cast',
  parameters: [uuid, bytes, bytes, smallint],
  columns: {
    outcome: textOf<'cast' | 'own' | 'missing'>(),
    up: integer,
    down: integer,
    /** 1 for an up-vote where there was none, -1 for one that is gone. */
    up_change: integer,
    /** The author's seal; null where nothing was cast, as the next two. */
    seal: nullable(bytes),
    post_title: nullable(text),
    opening: nullable(text),
  },
  text: 'select outcome, up, down, up_change, seal, post_title, opening from content.cast_vote($1, $2, $3, $4)',
});

export type CastRow = RowOf<typeof castVote.columns>;

/** The votes of a voter_ref on these posts; posts without one are absent. */
export const votesOn = defineStatement({
  name: 'voting.votes-on',
  parameters: [bytes, arrayOf(uuid)],
  columns: { post_id: uuid, value: smallint },
  text: 'select post_id, value from content.votes where voter_ref = $1 and post_id = any($2)',
});
