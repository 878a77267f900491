import type { Message, Talk } from '@/contract/generated/chat';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { requireOpen, talkNotFound } from './chat.policy';
import type { MessageRow } from './chat.queries';
import type { Face } from './chat-seals';
import { markRead, muteTalk, nextNumber } from './chat-writes.queries';
import type { Conversation, Signature } from './conversation';
import type { OpenedTalk, TalkReader } from './talk-reader';

/** A conversation of two pseudonyms, as one of them has it. */
export class DirectTalk implements Conversation {
  constructor(
    private readonly reader: TalkReader,
    private readonly talk: OpenedTalk,
  ) {}

  get id(): string {
    return this.talk.row.id;
  }

  async present(on: Database): Promise<Talk> {
    const [talk] = await this.reader.present(on, [this.talk]);
    if (talk === undefined) throw talkNotFound();
    return talk;
  }

  async presentMessages(_on: Database, rows: readonly MessageRow[]): Promise<readonly Message[]> {
    return rows.map((row) => this.reader.presentMessage(this.talk.row, row));
  }

  async requireOpen(on: Database): Promise<void> {
    for (const state of await this.reader.statesOf(on, [this.talk])) requireOpen(state);
  }

  async countMessage(): Promise<void> {
    // Who is written to has accepted it, and can leave.
  }

  signatureOf(): Signature {
    return { is_of_asker: this.talk.row.is_asker, writer_ref: null, face_seal: null };
  }

  async nextNumber(tx: Database, day: string): Promise<number> {
    const [next] = await tx.query(nextNumber, this.id, this.talk.row.is_asker, day);
    if (next === undefined) throw new Error('A locked conversation has no next number.');
    return next.number;
  }

  async markRead(on: Database, number: number): Promise<boolean> {
    return (await on.query(markRead, this.id, this.talk.row.is_asker, number)).length > 0;
  }

  async mute(on: Database, isMuted: boolean): Promise<void> {
    await on.query(muteTalk, this.id, this.talk.row.is_asker, isMuted);
  }

  authorOf(): Face {
    return this.talk.other;
  }

  memberRefOf(): null {
    return null;
  }

  async tell(
    _on: Database,
    publish: Publish,
    name: 'messageAdded' | 'messageChanged',
    message: Message,
  ): Promise<void> {
    const { id: talkId } = this;
    publish[name](this.talk.other.persona, { talkId, message: { ...message, isMine: false } });
    publish[name](this.talk.own.persona, { talkId, message });
  }
}
