import type { Message, Talk } from '@/contract/generated/chat';
import { talkStateOf } from '@/core/chat/chat.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { talkNotFound } from './chat.policy';
import type { MessageRow, TalkRow } from './chat.queries';
import { blocksAmong, lastMessages, presentNames, talkOf } from './chat.queries';
import type { Face } from './chat-seals';
import { ChatSeals, shownFace } from './chat-seals';

/** A conversation with its two sides opened. */
export interface OpenedTalk {
  readonly row: TalkRow;
  readonly own: Face;
  readonly other: Face;
}

/** Whether one side has blocked the other, or a conversation is over for another reason. */
interface Standing {
  readonly isBlocked: boolean;
  readonly isOver: boolean;
}

/** Reads conversations as one of their sides sees them. */
export class TalkReader {
  readonly seals: ChatSeals;

  constructor(private readonly authorship: Authorship) {
    this.seals = new ChatSeals(authorship);
  }

  /** Returns a conversation that the persona is in. Throws 404 `talk_not_found` for others and for one that it has left. */
  async find(on: Database, persona: Uint8Array, talkId: string): Promise<OpenedTalk> {
    const talk = await this.findLeft(on, persona, talkId);
    const isGone = talk.row.other_left && !talk.row.is_accepted && !talk.row.is_asker;
    if (talk.row.has_left || isGone) throw talkNotFound();
    return talk;
  }

  /** Returns a conversation that the persona is or was in. Throws 404 `talk_not_found` for others. */
  async findLeft(on: Database, persona: Uint8Array, talkId: string): Promise<OpenedTalk> {
    const [row] = await on.query(talkOf, talkId, this.authorship.talkerRef(persona));
    if (row === undefined) throw talkNotFound();
    return this.open(row);
  }

  open(row: TalkRow): OpenedTalk {
    const { id, own_seal, other_seal } = row;
    return { row, own: this.seals.openFace(id, own_seal), other: this.seals.openFace(id, other_seal) };
  }

  /** Returns conversations as their side sees them, in their order. */
  async present(on: Database, talks: readonly OpenedTalk[]): Promise<readonly Talk[]> {
    if (talks.length === 0) return [];
    const standings = await this.standingsOf(on, talks);
    const rows = await on.query(
      lastMessages,
      talks.map(({ row }) => row.id),
    );
    const last = new Map(rows.map((row) => [row.talk_id, row]));
    return talks.flatMap((talk, at) => {
      const { row, own, other } = talk;
      const [standing, message] = [standings[at], last.get(row.id)];
      if (standing === undefined || message === undefined) return [];
      return {
        id: row.id,
        state: this.stateOf(talk, standing),
        isBlocked: standing.isBlocked,
        isMuted: row.is_muted,
        ownName: own.name,
        other: shownFace(other),
        room: null,
        lastMessage: this.presentMessage(row, message),
        lastNumber: row.last_number,
        unreadCount: row.last_number - row.read_number,
      };
    });
  }

  /** Returns the states of conversations for their side, in their order. */
  async statesOf(on: Database, talks: readonly OpenedTalk[]) {
    const standings = await this.standingsOf(on, talks);
    return talks.flatMap((talk, at) => {
      const standing = standings[at];
      return standing === undefined ? [] : [this.stateOf(talk, standing)];
    });
  }

  presentMessage({ id, is_asker }: Pick<TalkRow, 'id' | 'is_asker'>, message: MessageRow): Message {
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

  private stateOf({ row }: OpenedTalk, { isOver }: Standing) {
    return talkStateOf({ isAsker: row.is_asker, isAccepted: row.is_accepted, isOver });
  }

  private async standingsOf(on: Database, talks: readonly OpenedTalk[]): Promise<readonly Standing[]> {
    const sides = talks.flatMap(({ own, other }) => [
      { by: own, of: other },
      { by: other, of: own },
    ]);
    const names = await on.query(
      presentNames,
      sides.map(({ by }) => by.persona),
    );
    const blocks = await on.query(
      blocksAmong,
      sides.map(({ by }) => this.authorship.voterRef(by.persona)),
      sides.map(({ of }) => of.name),
    );
    const named = new Set(names.map(({ persona_ref, user_name }) => keyOf(persona_ref, user_name ?? '')));
    const blocked = new Set(blocks.map(({ voter_ref, name }) => keyOf(voter_ref, name)));
    const hasBlocked = (by: Face, of: Face): boolean =>
      blocked.has(keyOf(this.authorship.voterRef(by.persona), of.name));
    const hasName = ({ persona, name }: Face): boolean => named.has(keyOf(persona, name));
    return talks.map(({ row, own, other }) => {
      const isBlocked = hasBlocked(own, other);
      const isOver = isBlocked || row.other_left || hasBlocked(other, own) || !hasName(own) || !hasName(other);
      return { isBlocked, isOver };
    });
  }
}

function keyOf(ref: Uint8Array, name: string): string {
  return `${Buffer.from(ref).toString('base64url')} ${name}`;
}
