import type { PostKind, PostStatus, ProfileType } from '@/contract/generated/feed';
import {
  arrayOf,
  boolean,
  bytes,
  from,
  jsonb,
  moment,
  nullable,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import type { StoredMedia } from '../attachments/stored-media';

export const lockPost = defineStatement({
  name: 'posting.lock-post',
  parameters: [uuid],
  columns: {
    author_ref: bytes,
    status: textOf<PostStatus>(),
    kind: nullable(textOf<PostKind>()),
    media: nullable(jsonb<readonly StoredMedia[]>()),
    deleted_at: nullable(moment),
    content: text,
    title: nullable(text),
    author_name: text,
    profile_type: textOf<ProfileType>(),
  },
  text: `select author_ref, status, kind, media, deleted_at, content, title, author_name, profile_type
         from content.posts where id = $1 for update`,
});

export const changePost = defineStatement({
  name: 'posting.change-post',
  parameters: {
    id: uuid,
    title: nullable(text),
    content: text,
    kind: nullable(textOf<PostKind>()),
    media: nullable(jsonb<readonly StoredMedia[]>()),
    edited_at: moment,
    mentions: arrayOf(text),
    address: nullable(text),
    is_same_address: boolean,
  },
  columns: { wants_card: from('link is null and not hides_link', boolean) },
  text: `update content.posts set title = $title, content = $content, kind = $kind, media = $media, edited_at = $edited_at, mentions = $mentions,
           link = case when link->>'url' = $address then link end, hides_link = hides_link and $is_same_address
         where id = $id returning link is null and not hides_link as wants_card`,
});

export const deletePost = defineStatement({
  name: 'posting.delete-post',
  parameters: [uuid, moment],
  columns: {},
  text: `update content.posts
         set status = case when status = 'FLAGGED' then 'AUTHOR_REJECTED' else 'DELETED' end, deleted_at = $2
         where id = $1 and status in ('LIVE', 'FLAGGED')`,
});

export const restorePost = defineStatement({
  name: 'posting.restore-post',
  parameters: [uuid],
  columns: {},
  text: `update content.posts set status = case when status = 'DELETED' then 'LIVE' else 'FLAGGED' end, deleted_at = null
         where id = $1 and deleted_at is not null`,
});
