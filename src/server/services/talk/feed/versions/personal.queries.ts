import { exportedColumns } from '@/server/platform/personal/exported-rows.queries';
import { arrayOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exportedVersions = defineStatement({
  name: 'export.versions',
  parameters: [arrayOf(uuid), arrayOf(uuid)],
  columns: exportedColumns,
  text: `select to_jsonb(x) as row from (
           select 'post' as type, post_id as id, written_at, title, content from content.post_versions where post_id = any($1)
           union all select 'comment', comment_id, written_at, null, content from content.comment_versions where comment_id = any($2)
           order by written_at
         ) x`,
});
