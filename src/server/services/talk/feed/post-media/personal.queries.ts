import { arrayOf, from, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const fileKeysOfPosts = defineStatement({
  name: 'post-media.file-keys',
  parameters: [arrayOf(uuid)],
  columns: { file_key: from("medium ->> 'fileKey'", text) },
  text: `select medium ->> 'fileKey' as file_key
         from content.posts p, jsonb_array_elements(p.media) as medium where p.id = any($1) and medium ->> 'type' = 'IMAGE'`,
});
