import { boolean, bytes, from, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Returns no row for an unused upload. */
export const ownerOfPicture = defineStatement({
  name: 'post-media.owner-of-picture',
  parameters: [text],
  columns: { id: uuid, is_shown: from(`status = 'LIVE'`, boolean), author_ref: nullable(bytes) },
  text: `select p.id, p.status = 'LIVE' as is_shown, p.author_ref from content.post_files f join content.posts p on p.id = f.post_id where f.file_key = $1
         union all select id, status = 'LIVE', author_ref from research.photos where file_key = $1`,
});
