export const MAX_MESSAGE_LENGTH = 2_000;
export const MAX_CONVERSATIONS = 100;
export const MAX_MESSAGES = 1_000;
/** Interval of read marks while messages keep arriving in an open conversation. */
export const READ_MARK_PAUSE_MS = 2_000;
export const NEWCOMER_DAYS = 30;
export const MAX_REQUESTS_OF_NEW_ACCOUNT = 5;
export const MAX_REQUESTS_PER_DAY = 20;

export const MESSAGE_CHANGE_MS = 15 * 60_000;

/** A deleted message keeps its position, without its text. A message of a blocked author is hidden. */
export type MessageState = 'SENT' | 'CHANGED' | 'DELETED' | 'HIDDEN';

/** `sentAt` and `now` are in ms since 1970. */
export function canBeChanged({ sentAt, now }: { readonly sentAt: number; readonly now: number }): boolean {
  return now - sentAt < MESSAGE_CHANGE_MS;
}

export type ConversationState = 'WAITING' | 'ASKED' | 'OPEN' | 'CLOSED';

export interface ConversationFacts {
  readonly isAsker: boolean;
  readonly isAccepted: boolean;
  /** True if either side left, blocked the other, or has a new pseudonym. */
  readonly isOver: boolean;
}

/**
 * Returns the state of a conversation. The person who asked does not learn that the other one left, which would reveal
 * that the request was read. All endings look alike, so that a block cannot be told from a new pseudonym.
 */
export function conversationStateOf({ isAsker, isAccepted, isOver }: ConversationFacts): ConversationState {
  if (!isAccepted) return isAsker ? 'WAITING' : 'ASKED';
  return isOver ? 'CLOSED' : 'OPEN';
}

export function requestsPerDay(isNewAccount: boolean): number {
  return isNewAccount ? MAX_REQUESTS_OF_NEW_ACCOUNT : MAX_REQUESTS_PER_DAY;
}
