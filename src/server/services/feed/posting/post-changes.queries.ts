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

/** Locks a post until the transaction ends, with what decides about a change. */
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

/** Changes a post: title, text, kind, media, moment, mentions, the address of its link, whose card stays where it is the same, and whether it is the same. */
export const changePost = defineStatement({
  name: 'posting.change-post',
  parameters: [
    uuid,
    nullable(text),
    text,
    nullable(textOf<PostKind>()),
    nullable(jsonb<readonly StoredMedia[]>()),
    moment,
    arrayOf(text),
    nullable(text),
    boolean,
  ],
  columns: { wants_card: from('link is null and not hides_link', boolean) },
  text: `update content.posts set title = $2, content = $3, kind = $4, media = $5, edited_at = $6, mentions = $7,
           link = case when link->>'url' = $8 then link end, hides_link = hides_link and $9
         where id = $1 returning link is null and not hides_link as wants_card`,
});

/** Takes a post away from others: one that is checked by moderators is taken back. */
export const deletePost = defineStatement({
  name: 'posting.delete-post',
  parameters: [uuid, moment],
  columns: {},
  text: `update content.posts
         set status = case when status = 'FLAGGED' then 'AUTHOR_REJECTED' else 'DELETED' end, deleted_at = $2
         where id = $1 and status in ('LIVE', 'FLAGGED')`,
});

/** Brings a deleted post back as it was, while its text is still there. */
export const restorePost = defineStatement({
  name: 'posting.restore-post',
  parameters: [uuid],
  columns: {},
  text: `update content.posts set status = case when status = 'DELETED' then 'LIVE' else 'FLAGGED' end, deleted_at = null
         where id = $1 and deleted_at is not null`,
});
