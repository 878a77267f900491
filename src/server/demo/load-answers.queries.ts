import { date, integer, nullable, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { defineBulkInsert } from './bulk-insert';

export const insertEmployerAnswers = defineBulkInsert('research.answers', {
  id: uuid,
  company_id: integer,
  to_kind: textOf<'review' | 'interview' | 'photo' | 'tenure'>(),
  item_id: nullable(uuid),
  question: nullable(text),
  text,
  month: date,
});

export const newestContributionOfCompany = defineStatement({
  name: 'demo.newest-of-company',
  parameters: [integer],
  columns: { kind: textOf<'interview' | 'photo'>(), id: uuid },
  text: `(select 'interview' as kind, id from research.interviews where company_id = $1 order by shown_at desc, id limit 1)
         union all (select 'photo' as kind, id from research.photos where company_id = $1 and status = 'LIVE' order by created_at desc, id limit 1)`,
});
