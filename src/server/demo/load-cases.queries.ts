import { bigint, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const reportedDemoItems = defineStatement({
  name: 'demo.reported',
  parameters: [bigint, bigint],
  columns: { kind: textOf<'post' | 'review'>(), id: uuid },
  text: `(select 'post'::text as kind, id from content.posts where status = 'LIVE' and question_id is null order by id limit $1)
         union all (select 'review'::text as kind, id from research.reviews where status = 'LIVE' order by id limit $2)`,
});
