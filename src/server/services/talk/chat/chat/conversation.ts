import type { Message, Talk } from '@/contract/generated/chat';
import type { ShownViewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import type { MessageRow } from './chat.queries';
import type { Face } from './chat-seals';

/** A message that the user sends; the id is drawn by the client. */
export interface Draft {
  readonly viewer: ShownViewer;
  readonly messageId: string;
  readonly content: string;
}

/** A conversation of two or a room, as one of its users has it. */
export interface Conversation {
  readonly id: string;
  present(on: Database): Promise<Talk>;
  /** Returns messages as the user sees them, in their order. */
  presentMessages(on: Database, rows: readonly MessageRow[]): Promise<readonly Message[]>;
  /** Throws 422 if it takes no message, or not this text. */
  requireOpen(on: Database, content: string): Promise<void>;
  /** Stores the next message, which its writer has read. Throws 422 if the conversation takes none, and a unique violation for one that is stored. */
  send(on: Database, draft: Draft): Promise<Message>;
  /** Returns the number up to which messages are read now; null if that is no news. */
  markRead(on: Database, number: number): Promise<number | null>;
  mute(on: Database, isMuted: boolean): Promise<void>;
  /** The persona and pseudonym behind a message of another user; null if the account has ended. */
  authorOf(row: MessageRow): Face | null;
  /** Returns the place of a writer in the room; null in a conversation of two. */
  memberRefOf(author: Face): Buffer | null;
  /** Sends a message of the user to the others, and to the user's own pages. */
  tell(on: Database, publish: Publish, name: 'messageAdded' | 'messageChanged', message: Message): Promise<void>;
}
