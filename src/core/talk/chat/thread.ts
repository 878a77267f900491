import { canBeChanged } from './chat.rules';
import type { AddedMessage, ReadMark } from './chat-events.port';
import type { Conversation, Message } from './conversation';

export function withMessages(known: readonly Message[], added: readonly Message[]): readonly Message[] {
  const byNumber = new Map([...known, ...added].map((message) => [message.number, message]));
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}

const MESSAGES_PER_PART = 50;

export interface ThreadPart {
  readonly place: number;
  readonly before: Message | undefined;
  readonly messages: readonly Message[];
}

/** Splits messages into parts by number, so that earlier messages do not change later parts. */
export function partsOf(messages: readonly Message[]): readonly ThreadPart[] {
  const placeOf = ({ number }: Message): number => Math.floor((number - 1) / MESSAGES_PER_PART);
  const starts = messages.flatMap((message, at) => {
    const above = messages[at - 1];
    return above === undefined || placeOf(above) !== placeOf(message) ? [{ at, place: placeOf(message) }] : [];
  });
  return starts.map(({ at, place }, index) => ({
    place,
    before: messages[at - 1],
    messages: messages.slice(at, starts[index + 1]?.at),
  }));
}

export function numberBeforeGap(messages: readonly Message[]): number {
  const first = messages[0]?.number ?? 1;
  const gap = messages.findIndex(({ number }, at) => number !== first + at);
  return first + (gap === -1 ? messages.length : gap) - 1;
}

export function hasGap(messages: readonly Message[]): boolean {
  return numberBeforeGap(messages) < (messages.at(-1)?.number ?? 0);
}

/** Moves the conversation to the top. An older message changes nothing. */
export function conversationsAfterMessage(
  talks: readonly Conversation[],
  { talkId, message }: AddedMessage,
): readonly Conversation[] {
  const talk = talks.find(({ id }) => id === talkId);
  if (talk === undefined || message.number <= talk.lastNumber) return talks;
  const unreadCount = message.isMine ? 0 : talk.unreadCount + message.number - talk.lastNumber;
  const changed = { ...talk, lastMessage: message, lastNumber: message.number, unreadCount };
  return [changed, ...talks.filter((other) => other !== talk)];
}

export function conversationsAfterReading(
  talks: readonly Conversation[],
  { talkId, number }: ReadMark,
): readonly Conversation[] {
  const unreadAfter = ({ unreadCount, lastNumber }: Conversation): number =>
    Math.min(unreadCount, Math.max(0, lastNumber - number));
  return talks.map((talk) => (talk.id === talkId ? { ...talk, unreadCount: unreadAfter(talk) } : talk));
}

export function unreadConversationsIn(talks: readonly Conversation[]): number {
  return talks.reduce((sum, { isMuted, unreadCount }) => sum + (isMuted ? 0 : unreadCount), 0);
}

/** Updates the list if the change concerns a last message. */
export function conversationsWithChange(
  talks: readonly Conversation[],
  { talkId, message }: AddedMessage,
): readonly Conversation[] {
  const isLast = ({ id, lastNumber }: Conversation): boolean => id === talkId && lastNumber === message.number;
  return talks.some(isLast) ? talks.map((talk) => (isLast(talk) ? { ...talk, lastMessage: message } : talk)) : talks;
}

/**
 * Returns the number from which to reload. Messages that could still change while the page was connected are requested
 * again. The newest known message is older than the last connected moment, so no clock is needed.
 */
export function catchUpStartNumber(messages: readonly Message[]): number {
  const newest = messages.at(-1);
  if (newest === undefined) return 0;
  const now = Date.parse(newest.sentAt);
  const settled = messages.findLast(({ sentAt }) => !canBeChanged({ sentAt: Date.parse(sentAt), now }));
  const first = messages[0]?.number ?? 1;
  return Math.min(numberBeforeGap(messages), settled?.number ?? first - 1);
}
