import type { Message, Room, Talk } from '@/contract/generated/chat';
import { isWorkAddress, proofBy } from '@/core/account/career-status/proof.rules';
import { dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { peopleBehindProofs } from '@/core/kernel/figures/proved-together.rules';
import type { RoomFacts } from '@/core/talk/chat/room.rules';
import { entryObstacleOf, roomAvatarOf, roomObstacleOf, roundedPeopleCountOf } from '@/core/talk/chat/room.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { unsealMoment } from '@/server/platform/sealed-moment';
import type { RowOf } from '@/server/platform/sql-types';
import { coverNames } from '@/server/services/account/user/profile-names/cover-names';
import type { MessageRow } from './chat.queries';
import { blocksAmong, lastMessages, presentNames } from './chat.queries';
import type { ParticipantProfile } from './chat-seals';
import { ChatSeals, shownParticipantProfile } from './chat-seals';
import type { MemberRow, RoomRow } from './room.queries';
import { CHECKS_PER_PAGE, checksAtCompany, memberCounts, membersAmong, roomsOf } from './room.queries';

export interface KnownRoom {
  readonly row: RoomRow;
  readonly member: MemberRow | null;
}

export interface OpenedRoom {
  readonly talkId: string;
  readonly row: RoomRow;
  readonly member: MemberRow;
}

export class RoomReader {
  readonly seals: ChatSeals;

  constructor(readonly authorship: Authorship) {
    this.seals = new ChatSeals(authorship);
  }

  async known(on: Database, persona: Uint8Array): Promise<readonly KnownRoom[]> {
    return this.withMembers(on, persona, await on.query(roomsOf, persona));
  }

  async entered(on: Database, persona: Uint8Array): Promise<readonly OpenedRoom[]> {
    return (await this.known(on, persona)).flatMap((room) => this.openedOf(room) ?? []);
  }

  async withMembers(on: Database, persona: Uint8Array, rows: readonly RoomRow[]): Promise<readonly KnownRoom[]> {
    const ids = rows.flatMap(({ talk_id }) => talk_id ?? []);
    const refs = ids.map((id) => this.authorship.memberRef(persona, id));
    const members = ids.length === 0 ? [] : await on.query(membersAmong, ids, refs);
    const byConversation = new Map(members.map((member) => [member.talk_id, member]));
    return rows.map((row) => ({ row, member: byConversation.get(row.talk_id ?? '') ?? null }));
  }

  openedOf({ row, member }: KnownRoom): OpenedRoom | null {
    if (row.talk_id === null || member === null || member.has_left) return null;
    return roomObstacleOf(factsOf({ row, member })) === null ? { talkId: row.talk_id, row, member } : null;
  }

  /** `now` is in ms since 1970. */
  async entryBar(on: Database, room: KnownRoom, now: number) {
    const facts = factsOf(room);
    const checkedPeople = facts.hasCheckedAddress ? await this.checkedPeople(on, room.row.name, now) : 0;
    return entryObstacleOf({ ...facts, checkedPeople });
  }

  /**
   * Reads pages until enough people for a room are found, because many addresses verified on one day count as one
   * person.
   */
  private async checkedPeople(on: Database, company: string, now: number): Promise<number> {
    const provedOn: (number | null)[] = [];
    let people = 0;
    let after: Uint8Array | undefined = Buffer.of();
    while (after !== undefined && people < MIN_GROUP) {
      const checks: readonly RowOf<typeof checksAtCompany.columns>[] = await on.query(checksAtCompany, company, after);
      for (const check of checks.filter((each) => isWorkAddress(proofBy(each)))) {
        const { persona_ref, proved_seal } = check;
        provedOn.push(
          proved_seal === null ? null : dayNumberInIndia(unsealMoment(this.authorship, persona_ref, proved_seal)),
        );
      }
      people = peopleBehindProofs(provedOn, dayNumberInIndia(now));
      after = checks.length < CHECKS_PER_PAGE ? undefined : checks.at(-1)?.persona_ref;
    }
    return people;
  }

  async list(on: Database, rooms: readonly KnownRoom[], now: number): Promise<readonly Room[]> {
    const ids = rooms.flatMap(({ row }) => row.talk_id ?? []);
    const counts = new Map((await on.query(memberCounts, ids)).map(({ talk_id, people }) => [talk_id, people]));
    const listed: Room[] = [];
    for (const room of rooms) {
      const { type, entity_id: entityId, name, slug, talk_id } = room.row;
      const talkId = this.openedOf(room)?.talkId ?? null;
      const bar = talkId === null ? await this.entryBar(on, room, now) : null;
      listed.push({
        type,
        entityId,
        name,
        slug,
        talkId,
        bar,
        memberCount: roundedPeopleCountOf(counts.get(talk_id ?? '') ?? 0),
      });
    }
    return listed;
  }

  async present(on: Database, persona: Uint8Array, rooms: readonly OpenedRoom[]): Promise<readonly Talk[]> {
    if (rooms.length === 0) return [];
    const ids = rooms.map(({ talkId }) => talkId);
    const last = new Map((await on.query(lastMessages, ids)).map((row) => [row.talk_id, row]));
    const [own] = await on.query(presentNames, [persona]);
    const talks: Talk[] = [];
    for (const { talkId, row, member } of rooms) {
      const newest = last.get(talkId);
      const shown = newest === undefined ? [] : await this.presentMessages(on, persona, talkId, [newest]);
      talks.push({
        id: talkId,
        state: 'OPEN',
        isBlocked: false,
        isMuted: member.is_muted,
        ownName: own?.user_name ?? '',
        other: roomAvatarOf(row),
        room: { type: row.type, entityId: row.entity_id, slug: row.slug },
        lastMessage: shown[0] ?? null,
        lastNumber: row.last_number,
        unreadCount: row.last_number - member.read_number,
      });
    }
    return talks;
  }

  /** Presents messages. Messages of blocked pseudonyms lose their text. */
  async presentMessages(
    on: Database,
    persona: Uint8Array,
    talkId: string,
    rows: readonly MessageRow[],
  ): Promise<readonly Message[]> {
    const faces = await coverNames(
      on,
      rows.map((row) => this.faceOf(talkId, row)),
    );
    const names = [...new Set(faces.flatMap((face) => face?.name ?? []))];
    const voter = this.authorship.voterRef(persona);
    const blocks = await on.query(
      blocksAmong,
      names.map(() => voter),
      names,
    );
    const blocked = new Set(blocks.map(({ name }) => name));
    return rows.map((row, at) => this.presentMessage(persona, talkId, { row, face: faces[at] ?? null, blocked }));
  }

  faceOf(talkId: string, { face_seal }: Pick<MessageRow, 'face_seal'>): ParticipantProfile | null {
    return face_seal === null ? null : this.seals.openFace(talkId, face_seal);
  }

  isOf(persona: Uint8Array, talkId: string, { id, writer_ref }: Pick<MessageRow, 'id' | 'writer_ref'>): boolean {
    return writer_ref !== null && this.authorRef(persona, talkId, id).equals(writer_ref);
  }

  private presentMessage(
    persona: Uint8Array,
    talkId: string,
    {
      row,
      face,
      blocked,
    }: { readonly row: MessageRow; readonly face: ParticipantProfile | null; readonly blocked: ReadonlySet<string> },
  ): Message {
    const { content, at, state = 'SENT', paused } = this.seals.openText(talkId, row.message_seal);
    const isMine = this.isOf(persona, talkId, row);
    const isHidden = !isMine && state !== 'DELETED' && blocked.has(face?.name ?? '');
    return {
      id: row.id,
      number: row.number,
      isMine,
      author: face === null || paused !== undefined ? null : shownParticipantProfile(face),
      content: isHidden ? '' : content,
      state: isHidden ? 'HIDDEN' : state,
      sentAt: new Date(at).toISOString(),
    };
  }

  /** Returns the author's reference, which differs by message. Clients choose the ids, so the room is included. */
  authorRef(persona: Uint8Array, talkId: string, messageId: string): Buffer {
    return this.authorship.authorRef(persona, `${talkId} ${messageId}`);
  }
}

function factsOf({ row, member }: KnownRoom): RoomFacts {
  const {
    type,
    is_writer: isWriter,
    is_follower: isFollower,
    career_type,
    verified,
    verification_source: source,
  } = row;
  const proof =
    career_type === null || verified === null || source === null
      ? null
      : proofBy({ type: career_type, verified, source });
  const hasCheckedAddress = isWorkAddress(proof);
  return { type, isWriter, isFollower, hasCheckedAddress, removedMessages: member?.removed_count ?? 0 };
}
