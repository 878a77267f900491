import { arrayOf, bytes, from, integer, jsonb, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import type { StoredMedia } from '../attachments/stored-media';

export const addPostFiles = defineStatement({
  name: 'post-media.add-files',
  parameters: [uuid, arrayOf(text)],
  columns: { file_key: text },
  text: `insert into content.post_files (file_key, post_id) select key, $1 from unnest($2::text[]) as key
         on conflict (file_key) do nothing returning file_key`,
});

export const removePostFiles = defineStatement({
  name: 'post-media.remove-files',
  parameters: [uuid, arrayOf(text)],
  columns: { file_key: text },
  text: 'delete from content.post_files where post_id = $1 and file_key = any($2) returning file_key',
});

export const lockPostMedia = defineStatement({
  name: 'post-media.lock-post',
  parameters: [uuid],
  columns: {
    author_ref: bytes,
    status: text,
    media: nullable(jsonb<readonly StoredMedia[]>()),
    link_picture: nullable(text),
  },
  text: `select author_ref, status, media, link->>'picture' as link_picture from content.posts where id = $1 for update`,
});

export const storePostMedia = defineStatement({
  name: 'post-media.store',
  parameters: [uuid, nullable(jsonb<readonly StoredMedia[]>())],
  columns: { stored: from('1', integer) },
  text: `update content.posts set media = $2, kind = case when $2::jsonb is null then null else kind end
         where id = $1 returning 1 as stored`,
});
