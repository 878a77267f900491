import type { CommentStatus, PostStatus, VersionedType } from '@/contract/generated/feed';
import { bytes, from, moment, nullable, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const versionColumns = { title: nullable(text), content: text, written_at: moment } as const;

const ownedColumns = { author_ref: bytes, status: textOf<PostStatus | CommentStatus>() } as const;

export const versionedBy = {
  post: defineStatement({
    name: 'versions.post',
    parameters: [uuid],
    columns: ownedColumns,
    text: 'select author_ref, status from content.posts where id = $1',
  }),
  comment: defineStatement({
    name: 'versions.comment',
    parameters: [uuid],
    columns: ownedColumns,
    text: `select c.author_ref, c.status from content.comments c
           join content.posts p on p.id = c.post_id and p.status = 'LIVE' where c.id = $1`,
  }),
} as const satisfies Record<VersionedType, unknown>;

export const versionsOf = {
  post: defineStatement({
    name: 'versions.of-post',
    parameters: [uuid],
    columns: versionColumns,
    text: 'select title, content, written_at from content.post_versions where post_id = $1 order by written_at desc',
  }),
  comment: defineStatement({
    name: 'versions.of-comment',
    parameters: [uuid],
    columns: { ...versionColumns, title: from('null::text', nullable(text)) },
    text: `select null::text as title, content, written_at from content.comment_versions
           where comment_id = $1 order by written_at desc`,
  }),
} as const satisfies Record<VersionedType, unknown>;

export const eraseVersionsOf = {
  post: defineStatement({
    name: 'versions.erase-of-post',
    parameters: [uuid],
    columns: {},
    text: 'delete from content.post_versions where post_id = $1',
  }),
  comment: defineStatement({
    name: 'versions.erase-of-comment',
    parameters: [uuid],
    columns: {},
    text: 'delete from content.comment_versions where comment_id = $1',
  }),
} as const satisfies Record<VersionedType, unknown>;
