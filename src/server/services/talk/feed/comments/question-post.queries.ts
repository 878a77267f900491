import { bytes, integer, moment, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Serialises first answers. Later statements see the stored post. */
export const lockQuestion = defineStatement({
  name: 'comments.lock-question',
  parameters: [uuid],
  columns: {},
  text: 'select from research.interview_questions where id = $1 for no key update',
});

export const questionToAnswer = defineStatement({
  name: 'comments.question-to-answer',
  parameters: [uuid],
  columns: {
    text,
    company_id: integer,
    company: text,
    post_id: nullable(uuid),
  },
  text: `select q.text, q.company_id, c.name as company,
           (select p.id from content.posts p where p.question_id = q.id) as post_id
         from research.interview_questions q join catalog.companies c on c.id = q.company_id
         where q.id = $1`,
});

/**
 * Inserts a post with an anonymous reference. Its byline has no job profile. The question's page shows a job profile
 * once five share it.
 */
export const insertQuestionPost = defineStatement({
  name: 'comments.insert-question-post',
  parameters: {
    id: uuid,
    question_id: uuid,
    company_id: integer,
    title: text,
    content: text,
    author_ref: bytes,
    author_name: text,
    author_avatar: text,
    author_color: text,
    created_at: moment,
  },
  columns: {},
  text: `insert into content.posts (id, question_id, community_type, community_id, status, title, content, author_ref, author_seal,
           author_name, author_avatar, author_color, profile_type, created_at)
         values ($id, $question_id, 'company', $company_id, 'LIVE', $title, $content, $author_ref, '', $author_name, $author_avatar, $author_color, 'DESIGNATION', $created_at)`,
});
