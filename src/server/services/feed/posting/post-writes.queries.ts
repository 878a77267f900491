import type { CommunityType, PostCreated, ProfileType, Proof } from '@/contract/generated/feed';
import { bytes, integer, jsonb, moment, nullable, selectList, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { postColumns } from './post.queries';

/**
 * Keeps the answer to a write under an idempotency key: ref, fingerprint of the request, answer. Returns no row where one is
 * kept under this ref already; that waits for another transaction that is just keeping one.
 */
export const keepAnswer = defineStatement({
  name: 'posting.keep-answer',
  parameters: [bytes, bytes, jsonb<PostCreated>()],
  columns: { kept: integer },
  text: `insert into platform.idempotent_answers (ref, fingerprint, status, body) values ($1, $2, 200, $3)
         on conflict (ref) do nothing returning 1 as kept`,
});

/** The answer kept under a ref, with the fingerprint of its request. */
export const keptAnswer = defineStatement({
  name: 'posting.kept-answer',
  parameters: [bytes],
  columns: { fingerprint: bytes, body: jsonb<PostCreated>() },
  text: 'select fingerprint, body from platform.idempotent_answers where ref = $1',
});

/** Stores a post, live at once. Returns no row where its community (`$1`, `$2`) does not exist. */
export const insertPost = defineStatement({
  name: 'posting.insert-post',
  parameters: [
    textOf<CommunityType>(),
    integer,
    uuid,
    nullable(text),
    text,
    bytes,
    bytes,
    text,
    nullable(text),
    text,
    text,
    nullable(textOf<Proof>()),
    textOf<ProfileType>(),
    nullable(text),
    moment,
  ],
  columns: postColumns,
  text: `
    with c as (
      select type, entity_id, name, slug, logo from content.communities where type = $1 and entity_id = $2
    ), p as (
      insert into content.posts (community_type, community_id, id, status, title, content, author_ref, author_seal,
        author_name, author_tagline, author_avatar, author_color, author_proof, profile_type, campaign, created_at)
      select c.type, c.entity_id, $3, 'LIVE', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15 from c
      returning *
    )
    select ${selectList(postColumns, 'p')} from p, c`,
});
