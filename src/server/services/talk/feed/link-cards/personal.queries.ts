import { arrayOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const eraseLinkReads = defineStatement({
  name: 'link-cards.erase-reads',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: 'delete from content.link_reads where post_id = any($1)',
});
