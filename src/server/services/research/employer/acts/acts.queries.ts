import type { EmployerAct } from '@/core/kernel/moderated/employer-acts.rules';
import { bigint, from, text, textOf } from '@/server/platform/sql-types';
import { definePages, defineStatement } from '@/server/platform/statement';

export const actsBefore = definePages((rows) =>
  defineStatement({
    name: `employer.acts-before-${rows}`,
    parameters: [text, bigint],
    columns: {
      number: from('l.number', bigint),
      month: from(`to_char(l.month, 'YYYY-MM')`, text),
      act: from('l.act', textOf<EmployerAct>()),
    },
    text: `select l.number, to_char(l.month, 'YYYY-MM') as month, l.act from moderation.log l
           join moderation.log_tree t on t.level = 0 and t.place = l.number - 1
           where l.kind = 'employer' and l.place = $1 and l.number < $2::bigint order by l.number desc limit ${rows}`,
  }),
);
