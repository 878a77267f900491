import type { RowOf } from '@/server/platform/sql-types';
import { arrayOf, bytes, from, integer, nullable, smallint, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { storedNotification } from '@/server/services/talk/notification/notifications/inbox.queries';

const voteParameters = {
  post_id: uuid,
  voter_ref: bytes,
  author_ref: bytes,
  /** The viewer's vote: 1 is up, -1 is down, 0 is no vote. */
  value: smallint,
} as const;

const tallyColumns = {
  up: integer,
  down: integer,
  /** 1 for a new up-vote, -1 for a withdrawn one. */
  up_change: integer,
} as const;

export const castVote = defineStatement({
  name: 'voting.cast',
  parameters: voteParameters,
  columns: {
    outcome: textOf<'cast' | 'own' | 'missing'>(),
    ...tallyColumns,
    seal: nullable(bytes),
    post_title: nullable(text),
    opening: nullable(text),
  },
  text: `select outcome, up, down, up_change, seal, post_title, opening
         from content.cast_vote($post_id, $voter_ref, $author_ref, $value, null, null)`,
});

export type CastRow = RowOf<typeof castVote.columns>;

/**
 * Casts a vote and notifies the author, given the expected author and count:
 * platform/sql/voting/cast-vote-and-tell.sql. Returns no post for an ended account.
 */
export const castVoteAndNotify = defineStatement({
  name: 'voting.cast-and-tell',
  parameters: { hold_ref: bytes, ...voteParameters, up: integer, seal: bytes, ...storedNotification },
  columns: {
    outcome: textOf<'cast' | 'own' | 'missing' | 'unforeseen'>(),
    ...tallyColumns,
    note_id: nullable(uuid),
    note_status: nullable(smallint),
    note_created_on: from('note_created_on::text', nullable(text)),
    /** Null without a notification, and for older notifications. */
    note_created_seal: nullable(bytes),
  },
  text: `select outcome, up, down, up_change, note_id, note_status, note_created_on::text as note_created_on, note_created_seal
         from content.cast_vote_and_tell(
           case when platform.hold_account($hold_ref) then $post_id::uuid end, $voter_ref, $author_ref, $value, $up, $seal,
           $id, $inbox_ref, $subject_ref, $created_on, $created_seal, $payload_seal, $persona_ref
         )`,
});

export const votesOn = defineStatement({
  name: 'voting.votes-on',
  parameters: [bytes, arrayOf(uuid)],
  columns: { post_id: uuid, value: smallint },
  text: 'select post_id, value from content.votes where voter_ref = $1 and post_id = any($2)',
});

export const castCommentVote = defineStatement({
  name: 'voting.cast-on-comment',
  parameters: [uuid, bytes, bytes, smallint],
  columns: {
    outcome: textOf<'cast' | 'own' | 'missing'>(),
    ...tallyColumns,
    seal: nullable(bytes),
    the_post: nullable(uuid),
    opening: nullable(text),
  },
  text: 'select outcome, up, down, up_change, seal, the_post, opening from content.cast_comment_vote($1, $2, $3, $4)',
});

export const votesOnComments = defineStatement({
  name: 'voting.votes-on-comments',
  parameters: [bytes, arrayOf(uuid)],
  columns: { comment_id: uuid, value: smallint },
  text: 'select comment_id, value from content.comment_votes where voter_ref = $1 and comment_id = any($2)',
});
