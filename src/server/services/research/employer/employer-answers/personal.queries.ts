import { hasReplyCondition } from '@/server/platform/employer-answers/shown-answer.queries';
import { contributionTable } from '@/server/platform/personal/contribution-table.queries';
import { contributionMergeStatements } from '@/server/platform/personal/merge-contributions.queries';
import { WITHDRAWN } from './answers.queries';

export const contributedAnswers = contributionTable({
  kind: 'answers',
  name: 'employer_answers',
  alsoErased: `with kept as (
      update research.answers a set ${WITHDRAWN} where id = any($1) and ${hasReplyCondition('y.id <> all($1)')} returning id
    ), ended as (
      delete from research.answers a where a.status = 'WITHDRAWN' and ${hasReplyCondition('y.id = any($1)')}
    )`,
  kept: `and not exists (select from research.answers y where y.item_id = t.id and y.to_kind = 'answer' and y.id <> all($1))`,
  exported: `select a.id, c.name as company, a.to_kind as answer_to, a.question, a.status, a.text, to_char(a.month, 'YYYY-MM') as month
             from research.answers a join catalog.companies c on c.id = a.company_id where a.id = any($1) order by a.month, a.id`,
});

export const mergedAnswers = contributionMergeStatements({ kind: 'answers', hasStatus: false, once: null });
