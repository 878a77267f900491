import { appealUntil } from '@/core/kernel/moderated/complaint-limits.rules';
import { lastAnswerDay } from '../moderation/author-answers.rules';
import { isOff } from '../moderation/decisions.rules';
import type { ReplyState, Statement } from './statement';

/** The most characters of an author's sentence against a decision. */
export const MAX_APPEAL_LENGTH = 500;

/** The most statements that the list of the user's own holds: the newest. */
export const MAX_LISTED_STATEMENTS = 50;

/**
 * Returns what an author can send on a day (`2026-11-20`), once: an answer to a complaint, or an appeal against a removal. What an appeal has decided
 * is final here.
 */
export function replyOf(
  { act, origin, createdOn }: Pick<Statement, 'act' | 'origin' | 'createdOn'>,
  sentOn: string | null,
  today: string,
): ReplyState {
  const isAsked = act === 'ASKED';
  const until = isAsked ? lastAnswerDay(createdOn) : appealUntil(createdOn);
  const isPossible = isAsked || (isOff(act) && origin !== 'APPEAL');
  return { isOpen: isPossible && sentOn === null && today <= until, until, sentOn };
}
