/** The longest message, in characters (code points). */
export const MAX_MESSAGE_LENGTH = 2_000;
/** The conversations that a list holds (LM-CHAT-GROUPS). */
export const MAX_TALKS = 100;
/** The messages that one call returns (LM-CHAT-MESSAGES). */
export const MAX_MESSAGES = 1_000;
/** While messages keep coming to an open conversation, the time between two marks of how far it was read. */
export const READ_MARK_PAUSE_MS = 2_000;
/** The days for which an account counts as new among those that talk. */
export const NEWCOMER_DAYS = 30;
/** The pseudonyms that a new account may ask for a conversation in a day. */
export const MAX_REQUESTS_OF_NEW_ACCOUNT = 5;
/** The pseudonyms that other accounts may ask for a conversation in a day. */
export const MAX_REQUESTS_PER_DAY = 20;

/** The time in which a message can be changed or deleted by who wrote it. */
export const MESSAGE_CHANGE_MS = 15 * 60_000;

/** The states of a message; a deleted one keeps its place and has no text, and one whose writer the user has blocked is hidden. */
export type MessageState = 'SENT' | 'CHANGED' | 'DELETED' | 'HIDDEN';

/** Returns whether a message can still be changed or deleted; `sentAt` and `now` in ms since 1970. */
export function canBeChanged({ sentAt, now }: { readonly sentAt: number; readonly now: number }): boolean {
  return now - sentAt < MESSAGE_CHANGE_MS;
}

/** The state of a conversation for one of its two users. */
export type TalkState = 'WAITING' | 'ASKED' | 'OPEN' | 'CLOSED';

/** The facts by which a conversation has its state for one side. */
export interface TalkFacts {
  /** True if this side began it. */
  readonly isAsker: boolean;
  readonly isAccepted: boolean;
  /** True if either side left it, has blocked the other one, or has another pseudonym now. */
  readonly isOver: boolean;
}

/**
 * Returns the state of a conversation. Who waits is not told that the other one has left: it would say that the request was read. A conversation
 * is closed in the same way whatever ended it, so that a block cannot be told from a new pseudonym.
 */
export function talkStateOf({ isAsker, isAccepted, isOver }: TalkFacts): TalkState {
  if (!isAccepted) return isAsker ? 'WAITING' : 'ASKED';
  return isOver ? 'CLOSED' : 'OPEN';
}

export function requestsPerDay(isNewAccount: boolean): number {
  return isNewAccount ? MAX_REQUESTS_OF_NEW_ACCOUNT : MAX_REQUESTS_PER_DAY;
}
