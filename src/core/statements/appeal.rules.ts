import { DAY_MS } from '../common/india-calendar.rules';
import { APPEAL_DAYS } from '../complaints/complaint-limits.rules';
import { isOff } from '../moderation/decisions.rules';
import type { AppealState, Statement } from './statement';

/** The most characters of an author's sentence. */
export const MAX_APPEAL_LENGTH = 500;

/** Returns what an author can do against a decision on a day (`2026-11-20`): a removal can be appealed once, and what an appeal has decided cannot. */
export function appealOf(
  { act, origin, createdOn }: Pick<Statement, 'act' | 'origin' | 'createdOn'>,
  sentOn: string | null,
  today: string,
): AppealState {
  const until = new Date(Date.parse(createdOn) + APPEAL_DAYS * DAY_MS).toISOString().slice(0, 10);
  return { isOpen: isOff(act) && origin !== 'APPEAL' && sentOn === null && today <= until, until, sentOn };
}
