import { deleteBatch, PURGED_COLUMNS } from '@/server/platform/purge';
import { moment } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const purgeLinkPages = defineStatement({
  name: 'housekeeping.purge-link-pages',
  parameters: [moment],
  columns: PURGED_COLUMNS,
  text: deleteBatch('content.link_pages', 'expires_at < $1', 'expires_at'),
});

export const purgeLinkReads = defineStatement({
  name: 'housekeeping.purge-link-reads',
  parameters: [],
  columns: PURGED_COLUMNS,
  text: deleteBatch(
    'content.link_reads',
    `exists (select from content.posts p where p.id = link_reads.post_id and p.status = 'DELETED' and p.deleted_at is null)`,
    'due_at',
  ),
});
