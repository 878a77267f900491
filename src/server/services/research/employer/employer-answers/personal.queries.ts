import { contributionTable } from '@/server/platform/personal/contribution-table.queries';
import { mergedContributions } from '@/server/platform/personal/merge-contributions.queries';

export const contributedAnswers = contributionTable({
  kind: 'answers',
  name: 'employer_answers',
  alsoErased: `with replies as (delete from research.answers where to_kind = 'answer' and item_id = any($1) and id <> all($1))`,
  exported: `select a.id, c.name as company, a.to_kind as answer_to, a.question, a.status, a.text, to_char(a.month, 'YYYY-MM') as month
             from research.answers a join catalog.companies c on c.id = a.company_id where a.id = any($1) order by a.month, a.id`,
});

export const mergedAnswers = mergedContributions({ kind: 'answers', hasStatus: false, once: null });
