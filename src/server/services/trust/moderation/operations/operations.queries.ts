import { from, integer, moment } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const countNotices = defineStatement({
  name: 'operations.notices',
  parameters: [moment],
  columns: {
    unmailed: from('count(*) filter (where mailed_at is null)::int', integer),
    newest: from('count(*) filter (where received_at >= $1)::int', integer),
  },
  text: `select count(*) filter (where mailed_at is null)::int as unmailed,
           count(*) filter (where received_at >= $1)::int as newest
         from platform.legal_notices`,
});
