import type { Message, Talk } from '@/contract/generated/chat';
import { conversationStateOf } from '@/core/talk/chat/chat.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { coverNames } from '@/server/services/account/user/profile-names/cover-names';
import { conversationNotFound } from './chat.policy';
import type { ConversationRow, MessageRow } from './chat.queries';
import { conversationOf, lastMessages, sidesNow } from './chat.queries';
import type { ParticipantProfile } from './chat-seals';
import { ChatSeals, shownParticipantProfile } from './chat-seals';

export interface OpenConversation {
  readonly row: ConversationRow;
  readonly own: ParticipantProfile;
  readonly other: ParticipantProfile;
}

interface Standing {
  readonly isBlocked: boolean;
  readonly isOver: boolean;
}

export class ConversationReader {
  readonly seals: ChatSeals;

  constructor(private readonly authorship: Authorship) {
    this.seals = new ChatSeals(authorship);
  }

  /** Throws 404 `talk_not_found` for other users and after leaving. */
  async find(on: Database, persona: Uint8Array, talkId: string): Promise<OpenConversation> {
    return found(await this.seek(on, persona, talkId));
  }

  /** Finds a conversation also after leaving. Throws 404 `talk_not_found` for other users. */
  async findLeft(on: Database, persona: Uint8Array, talkId: string): Promise<OpenConversation> {
    return found(await this.seekLeft(on, persona, talkId));
  }

  async seek(on: Database, persona: Uint8Array, talkId: string): Promise<OpenConversation | null> {
    const talk = await this.seekLeft(on, persona, talkId);
    if (talk === null) return null;
    const isGone = talk.row.other_left && !talk.row.is_accepted && !talk.row.is_asker;
    return talk.row.has_left || isGone ? null : talk;
  }

  private async seekLeft(on: Database, persona: Uint8Array, talkId: string): Promise<OpenConversation | null> {
    const [row] = await on.query(conversationOf, talkId, this.authorship.talkerRef(persona));
    return row === undefined ? null : this.open(row);
  }

  open(row: ConversationRow): OpenConversation {
    const { id, own_seal, other_seal } = row;
    return { row, own: this.seals.openFace(id, own_seal), other: this.seals.openFace(id, other_seal) };
  }

  async present(on: Database, talks: readonly OpenConversation[]): Promise<readonly Talk[]> {
    if (talks.length === 0) return [];
    const standings = await this.standingsOf(on, talks);
    const rows = await on.query(
      lastMessages,
      talks.map(({ row }) => row.id),
    );
    const last = new Map(rows.map((row) => [row.talk_id, row]));
    const others = await coverNames(
      on,
      talks.map(({ other }) => other),
    );
    return talks.flatMap((talk, at) => {
      const { row, own } = talk;
      const [standing, message, other] = [standings[at], last.get(row.id), others[at]];
      if (standing === undefined || message === undefined || other === undefined) return [];
      return {
        id: row.id,
        state: this.stateOf(talk, standing),
        isBlocked: standing.isBlocked,
        isMuted: row.is_muted,
        ownName: own.name,
        other: shownParticipantProfile(other),
        room: null,
        lastMessage: this.presentMessage(row, message),
        lastNumber: row.last_number,
        unreadCount: row.last_number - row.read_number,
      };
    });
  }

  async statesOf(on: Database, talks: readonly OpenConversation[]) {
    const standings = await this.standingsOf(on, talks);
    return talks.flatMap((talk, at) => {
      const standing = standings[at];
      return standing === undefined ? [] : [this.stateOf(talk, standing)];
    });
  }

  presentMessage({ id, is_asker }: Pick<ConversationRow, 'id' | 'is_asker'>, message: MessageRow): Message {
    const { content, at, state = 'SENT' } = this.seals.openText(id, message.message_seal);
    return {
      id: message.id,
      number: message.number,
      isMine: message.is_of_asker === is_asker,
      author: null,
      content,
      state,
      sentAt: new Date(at).toISOString(),
    };
  }

  private stateOf({ row }: OpenConversation, { isOver }: Standing) {
    return conversationStateOf({ isAsker: row.is_asker, isAccepted: row.is_accepted, isOver });
  }

  sidesToSend({ own, other }: Pick<OpenConversation, 'own' | 'other'>) {
    return {
      own_persona: own.persona,
      own_name: own.name,
      own_voter: this.authorship.voterRef(own.persona),
      other_persona: other.persona,
      other_name: other.name,
      other_voter: this.authorship.voterRef(other.persona),
    };
  }

  private sidesOf(talks: readonly OpenConversation[]) {
    const sides = talks.flatMap(({ own, other }) => [
      { by: own, of: other },
      { by: other, of: own },
    ]);
    return [
      sides.map(({ by }) => by.persona),
      sides.map(({ by }) => by.name),
      sides.map(({ by }) => this.authorship.voterRef(by.persona)),
      sides.map(({ of }) => of.name),
    ] as const;
  }

  private async standingsOf(on: Database, talks: readonly OpenConversation[]): Promise<readonly Standing[]> {
    const sides = await on.query(sidesNow, ...this.sidesOf(talks));
    return talks.map(({ row }, at) => {
      const both = sides.slice(2 * at, 2 * at + 2);
      const isBlocked = both[0]?.has_blocked === true;
      const isOver = row.other_left || both.some(({ has_name, has_blocked }) => has_blocked || !has_name);
      return { isBlocked, isOver };
    });
  }
}

function found(talk: OpenConversation | null): OpenConversation {
  if (talk === null) throw conversationNotFound();
  return talk;
}
