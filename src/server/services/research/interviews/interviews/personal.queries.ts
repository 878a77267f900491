import { contributionTable } from '@/server/platform/personal/contribution-table.queries';
import { contributionMergeStatements } from '@/server/platform/personal/merge-contributions.queries';
import { interviewUniqueKey } from '../contribute/interview-unique-key';

export const contributedInterviews = contributionTable({
  kind: 'interviews',
  name: 'interviews',
  once: true,
  seals: ['card_seal'],
  // A question nobody else was asked ends with the report, as its author's words; an answered one stays.
  alsoErased: `with questions as (
                 delete from research.interview_questions q
                 where q.answers = 0 and not exists (select from content.posts p where p.question_id = q.id)
                   and exists (select from research.interview_asked a where a.question_id = q.id and a.interview_id = any($1))
                   and not exists (select from research.interview_asked a where a.question_id = q.id and a.interview_id <> all($1))
               )`,
  exported: `select i.id, c.name as company, j.name as job_profile, l.name as city, i.month, i.difficulty, i.outcome, i.days, i.applied_through,
               i.rounds, i.story,
               (select jsonb_agg(q.text) from research.interview_asked a join research.interview_questions q on q.id = a.question_id
                where a.interview_id = i.id) as questions
             from research.interviews i join catalog.companies c on c.id = i.company_id
             left join catalog.job_profiles j on j.id = i.job_profile_id left join catalog.locations l on l.id = i.location_id
             where i.id = any($1) order by i.month`,
});

export const mergedInterviews = contributionMergeStatements({
  kind: 'interviews',
  hasStatus: false,
  once: { subjectOf: interviewUniqueKey, isOfRole: false },
});
