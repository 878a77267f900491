import type { Message, Talk } from '@/contract/generated/chat';
import { dayBeforeInIndia, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { NEWCOMER_DAYS } from '@/core/talk/chat/chat.rules';
import { containsLink } from '@/core/talk/chat/links-in-messages.rules';
import { roomMessagesPerDay } from '@/core/talk/chat/room.rules';
import { roomRefusals } from '@/core/talk/chat/room-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import { accountHoldRefOf, requireAccount } from '@/server/platform/account-holds';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { countHelp } from '@/server/services/talk/feed/post-writing/help.queries';
import { conversationNotFound, pseudonymOf } from './chat.policy';
import type { MessageRow } from './chat.queries';
import { accountUntil } from './chat.queries';
import type { ParticipantProfile } from './chat-seals';
import { participantProfileOf, shownParticipantProfile } from './chat-seals';
import type { Conversation, Draft } from './conversation';
import { registeredName } from './registered-host';
import { blockersOf, markRoomRead, muteRoom, sendToRoom } from './room.queries';
import type { OpenedRoom, RoomReader } from './room-reader';
import { sentMessage } from './sent-message';

export class RoomConversation implements Conversation {
  constructor(
    private readonly reader: RoomReader,
    private readonly viewer: Viewer,
    private readonly room: OpenedRoom,
    private readonly now: () => number,
  ) {}

  get id(): string {
    return this.room.talkId;
  }

  async present(on: Database): Promise<Talk> {
    const [talk] = await this.reader.present(on, this.viewer.personaRef, [this.room]);
    if (talk === undefined) throw conversationNotFound();
    return talk;
  }

  presentMessages(on: Database, rows: readonly MessageRow[]): Promise<readonly Message[]> {
    return this.reader.presentMessages(on, this.viewer.personaRef, this.id, rows);
  }

  async requireOpen(on: Database, content: string): Promise<void> {
    if (containsLink(content, registeredName)) requireNoLink(await this.isNewAccount(on));
  }

  async send(on: Database, { viewer, messageId, content }: Draft): Promise<Message> {
    const face = participantProfileOf(viewer.personaRef, pseudonymOf(viewer));
    const isNew = await this.isNewAccount(on);
    if (containsLink(content, registeredName)) requireNoLink(isNew);
    const at = this.now();
    const day = dayInIndia(at);
    const number = await on.transaction(async (tx) => {
      await requireAccount(tx, accountHoldRefOf(this.reader.authorship, viewer.personaRef, 'named'));
      await this.countMessage(tx, day, roomMessagesPerDay(isNew));
      const { seals } = this.reader;
      const [stored] = await tx.query(
        sendToRoom,
        this.id,
        messageId,
        this.reader.authorRef(viewer.personaRef, this.id, messageId),
        seals.sealFace(this.id, face),
        seals.sealText(this.id, { content, at }),
        this.memberRef,
        day,
      );
      if (stored === undefined) throw conversationNotFound();
      return stored.number;
    });
    return sentMessage({ messageId, number, content, at, author: shownParticipantProfile(face) });
  }

  async markRead(on: Database, number: number): Promise<number | null> {
    const [marked] = await on.query(markRoomRead, this.id, this.memberRef, number);
    return marked?.number ?? null;
  }

  async mute(on: Database, isMuted: boolean): Promise<void> {
    await on.query(muteRoom, this.id, this.memberRef, isMuted);
  }

  authorOf(row: MessageRow): ParticipantProfile | null {
    return this.reader.faceOf(this.id, row);
  }

  memberRefOf({ persona }: ParticipantProfile): Buffer {
    return this.reader.authorship.memberRef(persona, this.id);
  }

  async tell(on: Database, publish: Publish, name: 'messageAdded' | 'messageChanged', message: Message): Promise<void> {
    const { personaRef } = this.viewer;
    // Blockers see a hidden message, which the gap in numbers makes their pages load.
    const blockers = await on.query(blockersOf, message.author?.name ?? '');
    const except = blockers.map(({ voter_ref }) => voter_ref);
    publish.toRoom(name, { personaRef, except, added: { talkId: this.id, message: { ...message, isMine: false } } });
    publish[name](personaRef, { talkId: this.id, message });
  }

  private async countMessage(tx: Database, day: string, perDay: number): Promise<void> {
    const ofDay = this.reader.authorship.requestRef(this.viewer.personaRef, `room messages ${day}`);
    if ((await tx.query(countHelp, ofDay, perDay)).length > 0) return;
    throw new Problem(422, 'too_many_room_messages', roomRefusals.tooManyMessages(perDay));
  }

  private get memberRef(): Buffer {
    return this.reader.authorship.memberRef(this.viewer.personaRef, this.id);
  }

  private async isNewAccount(on: Database): Promise<boolean> {
    const since = dayBeforeInIndia(this.now(), NEWCOMER_DAYS);
    return (await on.query(accountUntil, this.viewer.userId, since)).length === 0;
  }
}

function requireNoLink(isNewAccount: boolean): void {
  if (!isNewAccount) return;
  const message = roomRefusals.linkOfNewAccount;
  throw new Problem(422, 'link_in_room', message, { content: message });
}
