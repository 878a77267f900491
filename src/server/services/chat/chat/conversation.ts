import type { Message, Talk } from '@/contract/generated/chat';
import type { ShownViewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import type { MessageRow } from './chat.queries';
import type { Face } from './chat-seals';

/** The writer of a message, as its row says it: a side of a conversation of two, or a reference and a seal. */
export type Signature = Pick<MessageRow, 'is_of_asker' | 'writer_ref' | 'face_seal'>;

/** A conversation of two or a room, as one of its users has it. */
export interface Conversation {
  readonly id: string;
  present(on: Database): Promise<Talk>;
  /** Returns messages as the user sees them, in their order. */
  presentMessages(on: Database, rows: readonly MessageRow[]): Promise<readonly Message[]>;
  /** Throws 422 where it takes no message, or not this text. */
  requireOpen(on: Database, content: string): Promise<void>;
  /** Counts a new message of the user; throws 422 where a day allows no more. */
  countMessage(tx: Database): Promise<void>;
  signatureOf(viewer: ShownViewer, messageId: string): Signature;
  /** Draws the number of the next message, which its writer has read; call it with the conversation locked. */
  nextNumber(tx: Database, day: string): Promise<number>;
  /** Returns whether that is news. */
  markRead(on: Database, number: number): Promise<boolean>;
  mute(on: Database, isMuted: boolean): Promise<void>;
  /** The persona and pseudonym behind a message of another user; null where the account has ended. */
  authorOf(row: MessageRow): Face | null;
  /** Returns the place of a writer in the room; null in a conversation of two. */
  memberRefOf(author: Face): Buffer | null;
  /** Sends a message of the user to the others, and to the user's own pages. */
  tell(on: Database, publish: Publish, name: 'messageAdded' | 'messageChanged', message: Message): Promise<void>;
}
