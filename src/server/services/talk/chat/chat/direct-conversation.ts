import type { Message, Talk } from '@/contract/generated/chat';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { dailyMessageLimit } from '@/core/talk/chat/message-day-limit.rules';
import type { DayLimits } from '@/server/platform/contributing/day-limits';
import { tooMany } from '@/server/platform/contributing/day-limits';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { conversationClosed, conversationNotFound, requireOpen } from './chat.policy';
import type { MessageRow } from './chat.queries';
import type { ParticipantProfile } from './chat-seals';
import { markRead, muteConversation, sendMessage } from './chat-writes.queries';
import type { Conversation, Draft } from './conversation';
import type { ConversationReader, OpenConversation } from './conversation-reader';
import { sentMessage } from './sent-message';

/** A conversation of two pseudonyms, as one of them sees it. */
export class DirectConversation implements Conversation {
  constructor(
    private readonly reader: ConversationReader,
    private readonly talk: OpenConversation,
    private readonly dayLimits: Pick<DayLimits, 'refOf'>,
    private readonly now: () => number,
  ) {}

  get id(): string {
    return this.talk.row.id;
  }

  async present(on: Database): Promise<Talk> {
    const [talk] = await this.reader.present(on, [this.talk]);
    if (talk === undefined) throw conversationNotFound();
    return talk;
  }

  async presentMessages(_on: Database, rows: readonly MessageRow[]): Promise<readonly Message[]> {
    return rows.map((row) => this.reader.presentMessage(this.talk.row, row));
  }

  async requireOpen(on: Database): Promise<void> {
    for (const state of await this.reader.statesOf(on, [this.talk])) requireOpen(state);
  }

  async send(on: Database, { messageId, content }: Draft): Promise<Message> {
    const { is_asker } = this.talk.row;
    const at = this.now();
    const [stored] = await on.query(sendMessage, {
      talk_id: this.id,
      id: messageId,
      is_of_asker: is_asker,
      message_seal: this.reader.seals.sealText(this.id, { content, at }),
      sent_on: dayInIndia(at),
      ...this.reader.sidesToSend(this.talk),
      of_day_ref: this.dayLimits.refOf(this.talk.own.persona, dailyMessageLimit),
      most_of_day: dailyMessageLimit.most,
    });
    if (stored === undefined || stored.number === null) {
      await this.requireOpen(on);
      if (stored?.is_within_day === false) throw tooMany(dailyMessageLimit);
      // The conversation was reopened after the statement.
      throw conversationClosed();
    }
    return sentMessage({ messageId, number: stored.number, content, at, author: null });
  }

  async markRead(on: Database, number: number): Promise<number | null> {
    const [marked] = await on.query(markRead, this.id, this.talk.row.is_asker, number);
    return marked?.number ?? null;
  }

  async mute(on: Database, isMuted: boolean): Promise<void> {
    await on.query(muteConversation, this.id, this.talk.row.is_asker, isMuted);
  }

  authorOf(): ParticipantProfile {
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
