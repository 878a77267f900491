import type { DayLimit } from '@/core/kernel/common/day-limit';

const MAX_COMMENTS_PER_DAY = 300;
const MAX_CHANGES_PER_DAY = 100;

/** The limit for comments, replies and answers together. */
export const dailyCommentLimit: DayLimit = {
  acts: 'comments',
  most: MAX_COMMENTS_PER_DAY,
  code: 'too_many_comments',
  message: `You have written ${MAX_COMMENTS_PER_DAY} comments today. Write this one tomorrow.`,
};

/** The limit on changes. Changes need storage too, because changed comments keep their earlier text. */
export const dailyCommentChangeLimit: DayLimit = {
  acts: 'changes of comments',
  most: MAX_CHANGES_PER_DAY,
  code: 'too_many_changes',
  message: `You have changed comments ${MAX_CHANGES_PER_DAY} times today. Change this one tomorrow.`,
};
