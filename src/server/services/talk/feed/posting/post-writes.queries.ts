import type { CommunityType, PostKind, ProfileType } from '@/contract/generated/feed';
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
import { bylineColumns } from './byline';
import { postColumns } from './post.queries';

export const insertPost = defineStatement({
  name: 'posting.insert-post',
  parameters: {
    community_type: textOf<CommunityType>(),
    community_id: integer,
    id: uuid,
    title: nullable(text),
    content: text,
    author_ref: bytes,
    author_seal: bytes,
    ...bylineColumns,
    profile_type: textOf<ProfileType>(),
    campaign: nullable(text),
    created_at: moment,
    kind: nullable(textOf<PostKind>()),
    media: nullable(jsonb<readonly StoredMedia[]>()),
    mentions: arrayOf(text),
    hides_link: boolean,
  },
  columns: postColumns,
  text: `
    with c as (
      select type, entity_id, name, slug, logo from content.communities where type = $community_type and entity_id = $community_id
    ), p as (
      insert into content.posts (community_type, community_id, id, status, title, content, author_ref, author_seal,
        author_name, author_tagline, author_avatar, author_color, author_proof, profile_type, campaign, created_at, kind, media, mentions, hides_link)
      select c.type, c.entity_id, $id, 'LIVE', $title, $content, $author_ref, $author_seal, $author_name, $author_tagline, $author_avatar, $author_color,
        $author_proof, $profile_type, $campaign, $created_at, $kind, $media, $mentions, $hides_link from c
      returning *
    )
    select ${selectList(postColumns, 'p')} from p, c`,
});
