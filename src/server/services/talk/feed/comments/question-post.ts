import { randomBytes, randomUUID } from 'node:crypto';
import { interviewRefusals } from '@/core/research/interviews/interview-refusals.rules';
import { QUESTION_BYLINE, questionPostOf } from '@/core/research/interviews/question-post.rules';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { insertQuestionPost, lockQuestion, questionToAnswer } from './question-post.queries';

const REF_BYTES = 32;

export async function postOfQuestion(tx: Database, questionId: string, now: Date): Promise<string> {
  await tx.query(lockQuestion, questionId);
  const [question] = await tx.query(questionToAnswer, questionId);
  if (question === undefined) throw new Problem(404, 'question_not_found', interviewRefusals.questionNotFound);
  if (question.post_id !== null) return question.post_id;
  const postId = randomUUID();
  const { title, content } = questionPostOf(question.text, question.company);
  await tx.query(insertQuestionPost, {
    id: postId,
    question_id: questionId,
    company_id: question.company_id,
    title,
    content,
    author_ref: randomBytes(REF_BYTES),
    author_name: QUESTION_BYLINE.name,
    author_avatar: QUESTION_BYLINE.avatarUrl,
    author_color: QUESTION_BYLINE.avatarBgColor,
    created_at: now,
  });
  return postId;
}
