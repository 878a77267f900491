import { randomUUID } from 'node:crypto';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { anonymousRefs } from '@/server/platform/personal/erase-by';
import type { MessageRow } from './chat.queries';
import { messagesAfter } from './chat.queries';
import type { SealedText } from './chat-seals';
import { allRooms, eraseRoomMessages, fillPlaces, forgetMembers, resealRoomMessages } from './personal.queries';
import { membersAmong } from './room.queries';
import { RoomReader } from './room-reader';

const PER_READ = 1_000;

export interface RoomMessageRow extends MessageRow {
  readonly talkId: string;
}

/**
 * Finds a persona's room messages, which name no author. In rooms with the persona's reference, each message is
 * compared with its expected reference.
 */
export class OwnRoomMessages {
  readonly reader: RoomReader;

  constructor(
    private readonly authorship: Authorship,
    private readonly persona: Uint8Array,
  ) {
    this.reader = new RoomReader(authorship);
  }

  async find(on: Database): Promise<readonly RoomMessageRow[]> {
    const rooms = await on.query(allRooms);
    const ids = rooms.map(({ id }) => id);
    const members = await on.query(membersAmong, ids, this.refsIn(ids));
    const found: RoomMessageRow[] = [];
    for (const { talk_id } of members) found.push(...(await this.ofRoom(on, talk_id)));
    return found;
  }

  /** Erases messages. Their numbers stay, without an author. */
  async erase(tx: Database, messages: readonly RoomMessageRow[], now: number): Promise<void> {
    const [talks, numbers] = [messages.map(({ talkId }) => talkId), messages.map(({ number }) => number)];
    await tx.query(eraseRoomMessages, talks, numbers);
    const seals = talks.map((talkId) => this.reader.seals.sealText(talkId, { content: '', at: now, state: 'DELETED' }));
    await tx.query(
      fillPlaces,
      talks,
      numbers,
      talks.map(() => randomUUID()),
      anonymousRefs(talks),
      seals,
    );
    const ids = (await tx.query(allRooms)).map(({ id }) => id);
    await tx.query(forgetMembers, ids, this.refsIn(ids));
  }

  /** Hides messages. Deleted ones stay deleted. */
  async pause(tx: Database, messages: readonly RoomMessageRow[]): Promise<void> {
    await this.reseal(tx, messages, ({ content, at, state }) =>
      state === 'DELETED'
        ? null
        : { content: '', at, state: 'DELETED', paused: { content, ...(state === undefined ? {} : { state }) } },
    );
  }

  /** Restores messages. Messages that moderators removed in the meantime stay removed. */
  async resume(tx: Database, messages: readonly RoomMessageRow[]): Promise<void> {
    await this.reseal(tx, messages, ({ at, paused }) => (paused === undefined ? null : { ...paused, at }));
  }

  private async reseal(
    tx: Database,
    messages: readonly RoomMessageRow[],
    textOf: (text: SealedText) => SealedText | null,
  ): Promise<void> {
    const { seals } = this.reader;
    const changed = messages.flatMap((row) => {
      const text = textOf(seals.openText(row.talkId, row.message_seal));
      return text === null ? [] : [{ row, seal: seals.sealText(row.talkId, text) }];
    });
    await tx.query(
      resealRoomMessages,
      changed.map(({ row }) => row.talkId),
      changed.map(({ row }) => row.number),
      changed.map(({ row }) => row.message_seal),
      changed.map(({ seal }) => seal),
    );
  }

  private refsIn(talkIds: readonly string[]): readonly Buffer[] {
    return talkIds.map((id) => this.authorship.memberRef(this.persona, id));
  }

  private async ofRoom(on: Database, talkId: string): Promise<readonly RoomMessageRow[]> {
    const own: RoomMessageRow[] = [];
    for (let last: number | undefined = 0; last !== undefined; ) {
      const rows: readonly MessageRow[] = await on.query(messagesAfter, talkId, last, PER_READ);
      for (const row of rows) if (this.reader.isOf(this.persona, talkId, row)) own.push({ ...row, talkId });
      last = rows.at(-1)?.number;
    }
    return own;
  }
}
