import type { DayLimit } from '@/core/kernel/common/day-limit';

const MAX_POSTS_PER_DAY = 50;
const MAX_CHANGES_PER_DAY = 100;

export const dailyPostLimit: DayLimit = {
  acts: 'posts',
  most: MAX_POSTS_PER_DAY,
  code: 'too_many_posts',
  message: `You have written ${MAX_POSTS_PER_DAY} posts today. Post this one tomorrow.`,
};

/** The limit on changes. Changes need storage too, because changed posts keep their earlier text. */
export const dailyPostChangeLimit: DayLimit = {
  acts: 'changes of posts',
  most: MAX_CHANGES_PER_DAY,
  code: 'too_many_changes',
  message: `You have changed posts ${MAX_CHANGES_PER_DAY} times today. Change this one tomorrow.`,
};
