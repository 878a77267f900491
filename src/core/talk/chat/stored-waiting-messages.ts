import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';

/** The maximum number of waiting messages. The oldest are dropped. */
const MAX_WAITING = 100;
const Messages = v.array(v.object({ id: v.string(), talkId: v.string(), content: v.string() }));

/** A message that the service has not stored yet. Resending keeps the id, so that it is stored once. */
export interface WaitingMessage {
  readonly id: string;
  readonly talkId: string;
  readonly content: string;
}

export function waitingMessagesKeyOf(owner: string): string {
  return `waitingMessages.${owner}`;
}

export function parseWaitingMessages(stored: string | null): readonly WaitingMessage[] {
  return parseStored(Messages, stored) ?? [];
}

/** Adds a message. A message that is already in the list keeps its position. */
export function withWaitingMessage(
  kept: readonly WaitingMessage[],
  message: WaitingMessage,
): readonly WaitingMessage[] {
  if (kept.some(({ id }) => id === message.id)) return kept;
  return [...kept, message].slice(-MAX_WAITING);
}

export function withoutWaitingMessage(kept: readonly WaitingMessage[], id: string): readonly WaitingMessage[] {
  return kept.filter((message) => message.id !== id);
}
