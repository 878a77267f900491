import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';

/** A device keeps this many waiting messages of a user; the oldest make room. */
const MAX_WAITING = 100;
const Messages = v.array(v.object({ id: v.string(), talkId: v.string(), content: v.string() }));

/** A message that is not stored by the service yet. The id stays the same, so that one that is sent again is stored once. */
export interface WaitingMessage {
  readonly id: string;
  readonly talkId: string;
  readonly content: string;
}

/** The key under which a device keeps a user's waiting messages. */
export function waitingMessagesKeyOf(owner: string): string {
  return `waitingMessages.${owner}`;
}

/** Returns the kept messages, the oldest first; none if nothing is kept or it is damaged. */
export function parseWaitingMessages(stored: string | null): readonly WaitingMessage[] {
  return parseStored(Messages, stored) ?? [];
}

/** Returns the messages with another one at their end; one that is among them stays in its place. */
export function withWaiting(kept: readonly WaitingMessage[], message: WaitingMessage): readonly WaitingMessage[] {
  if (kept.some(({ id }) => id === message.id)) return kept;
  return [...kept, message].slice(-MAX_WAITING);
}

export function withoutWaiting(kept: readonly WaitingMessage[], id: string): readonly WaitingMessage[] {
  return kept.filter((message) => message.id !== id);
}
