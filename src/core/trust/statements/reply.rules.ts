import { appealUntil } from '@/core/kernel/moderated/complaint-limits.rules';
import { lastAnswerDay } from '../moderation/author-answers.rules';
import { isRemoval } from '../moderation/decisions.rules';
import type { ReplyState, Statement } from './statement';

export const MAX_APPEAL_LENGTH = 500;

export const MAX_LISTED_STATEMENTS = 50;

/** The day has the form `2026-11-20`. Each reply is possible once; the decision on an appeal is final. */
export function replyStateOf(
  { act, origin, createdOn }: Pick<Statement, 'act' | 'origin' | 'createdOn'>,
  sentOn: string | null,
  today: string,
): ReplyState {
  const isAsked = act === 'ASKED';
  const until = isAsked ? lastAnswerDay(createdOn) : appealUntil(createdOn);
  const isPossible = isAsked || (isRemoval(act) && origin !== 'APPEAL');
  return { isOpen: isPossible && sentOn === null && today <= until, until, sentOn };
}
