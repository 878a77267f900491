import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { lengthOf } from '@/core/kernel/formatting/length-of';
import { fillTemplate } from '@/core/kernel/formatting/template';
import { commentMessages } from './comment-messages';

export const MAX_COMMENT_LENGTH = 2_000;

export function checkComment(text: string): string | null {
  if (text.trim() === '') return commentMessages.contentMissing;
  if (lengthOf(text) <= MAX_COMMENT_LENGTH) return null;
  return fillTemplate(commentMessages.contentTooLong, { limit: groupIndian(MAX_COMMENT_LENGTH) });
}
