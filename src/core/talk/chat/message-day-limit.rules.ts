import type { DayLimit } from '@/core/kernel/common/day-limit';
import { groupIndian } from '@/core/kernel/formatting/indian-number';

const MAX_MESSAGES_PER_DAY = 1_000;

/** The limit for conversations of two. Rooms have their own limit (`roomMessagesPerDay`). */
export const dailyMessageLimit: DayLimit = {
  acts: 'messages',
  most: MAX_MESSAGES_PER_DAY,
  code: 'too_many_messages',
  message: `You have sent ${groupIndian(MAX_MESSAGES_PER_DAY)} messages today. Send this one tomorrow.`,
};
