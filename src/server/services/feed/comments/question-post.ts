import { randomBytes, randomUUID } from 'node:crypto';
import { shorten } from '@/core/formatting/shorten.rules';
import { interviewRefusals } from '@/core/interviews/interview-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { insertQuestionPost, lockQuestion, questionToAnswer } from './question-post.queries';

const REF_BYTES = 32;
const MAX_TITLE_LENGTH = 150;

/** The byline of a post that no user wrote. */
const BYLINE = { name: 'Interview question', avatarUrl: 'kolam:interview-question', avatarBgColor: '#E9E3D8' } as const;

/** Returns the id of the post whose comments answer an interview question; its first answer gives it one. */
export async function postOfQuestion(tx: Database, questionId: string, now: Date): Promise<string> {
  await tx.query(lockQuestion, questionId);
  const [question] = await tx.query(questionToAnswer, questionId);
  if (question === undefined) throw new Problem(404, 'question_not_found', interviewRefusals.questionNotFound);
  if (question.post_id !== null) return question.post_id;
  const postId = randomUUID();
  await tx.query(
    insertQuestionPost,
    postId,
    questionId,
    question.company_id,
    shorten(question.text, MAX_TITLE_LENGTH),
    `Asked in interviews at ${question.company}.`,
    randomBytes(REF_BYTES),
    BYLINE.name,
    question.job_profile,
    BYLINE.avatarUrl,
    BYLINE.avatarBgColor,
    now,
  );
  return postId;
}
