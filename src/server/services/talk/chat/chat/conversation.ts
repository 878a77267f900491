import type { Message, Talk } from '@/contract/generated/chat';
import type { ShownViewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import type { MessageRow } from './chat.queries';
import type { ParticipantProfile } from './chat-seals';

export interface Draft {
  readonly viewer: ShownViewer;
  readonly messageId: string;
  readonly content: string;
}

export interface Conversation {
  readonly id: string;
  present(on: Database): Promise<Talk>;
  presentMessages(on: Database, rows: readonly MessageRow[]): Promise<readonly Message[]>;
  /** Throws 422 if the conversation does not accept messages, or this text. */
  requireOpen(on: Database, content: string): Promise<void>;
  /** Sends a message. Throws 422 if closed, and a unique violation for a stored message. */
  send(on: Database, draft: Draft): Promise<Message>;
  /** Returns null if nothing changed. */
  markRead(on: Database, number: number): Promise<number | null>;
  mute(on: Database, isMuted: boolean): Promise<void>;
  /** Returns null if the account has ended. */
  authorOf(row: MessageRow): ParticipantProfile | null;
  memberRefOf(author: ParticipantProfile): Buffer | null;
  tell(on: Database, publish: Publish, name: 'messageAdded' | 'messageChanged', message: Message): Promise<void>;
}
