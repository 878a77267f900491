import type { DayLimit } from '@/core/kernel/common/day-limit';

export const MAX_ANSWER_LENGTH = 1_500;

export const MAX_ANSWERS_PER_DAY = 60;

export const dailyAnswerLimit: DayLimit = {
  acts: 'answers',
  most: MAX_ANSWERS_PER_DAY,
  code: 'too_many_answers',
  message: `You have written ${MAX_ANSWERS_PER_DAY} answers and edits today. Write this one tomorrow.`,
};
