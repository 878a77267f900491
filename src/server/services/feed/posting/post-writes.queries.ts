import type { CommunityType, PostKind, ProfileType, Proof } from '@/contract/generated/feed';
import {
  arrayOf,
  boolean,
  bytes,
  integer,
  jsonb,
  moment,
  nullable,
  selectList,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import type { StoredMedia } from '../attachments/stored-media';
import { postColumns } from './post.queries';

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
    nullable(textOf<PostKind>()),
    nullable(jsonb<readonly StoredMedia[]>()),
    arrayOf(text),
    boolean,
  ],
  columns: postColumns,
  text: `
    with c as (
      select type, entity_id, name, slug, logo from content.communities where type = $1 and entity_id = $2
    ), p as (
      insert into content.posts (community_type, community_id, id, status, title, content, author_ref, author_seal,
        author_name, author_tagline, author_avatar, author_color, author_proof, profile_type, campaign, created_at, kind, media, mentions, hides_link)
      select c.type, c.entity_id, $3, 'LIVE', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19 from c
      returning *
    )
    select ${selectList(postColumns, 'p')} from p, c`,
});
