import { groupIndian } from '@/core/kernel/formatting/indian-number';

export const ANSWER_KINDS = ['post-commented', 'comment-replied', 'mentioned', 'answer-wanted'] as const;

export type AnswerKind = (typeof ANSWER_KINDS)[number];

export const IMMEDIATE_MAIL_DELAY_MS = 300_000;

/**
 * Returns one sentence per kind, with counts only. Otherwise anybody who reads the mailbox would learn what its owner
 * wrote.
 */
export function answersMailLines(kinds: readonly AnswerKind[]): readonly string[] {
  return ANSWER_KINDS.flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count === 0 ? [] : [sentenceOf(kind, count)];
  });
}

function sentenceOf(kind: AnswerKind, count: number): string {
  const number = groupIndian(count);
  switch (kind) {
    case 'post-commented':
      return count === 1 ? 'One of your posts has new comments.' : `${number} of your posts have new comments.`;
    case 'comment-replied':
      return count === 1 ? 'One of your comments has new replies.' : `${number} of your comments have new replies.`;
    case 'mentioned':
      return count === 1 ? 'Somebody mentioned your pseudonym.' : `Your pseudonym was mentioned ${number} times.`;
    case 'answer-wanted':
      return count === 1 ? 'Somebody would like your answer.' : `Your answer is wanted on ${number} posts.`;
  }
}
