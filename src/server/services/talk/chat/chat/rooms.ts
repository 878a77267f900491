import { randomUUID } from 'node:crypto';
import type { RoomRef } from '@/contract/generated/chat';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MAX_ROOMS } from '@/core/talk/chat/room.rules';
import { roomObstacleTexts, roomRefusals } from '@/core/talk/chat/room-refusals.rules';
import type { ChatHandlers } from '@/server/contract/generated/chat';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import type { ChatDeps } from './chat-deps';
import { lockConversation } from './chat-writes.queries';
import { enterRoom, lockMember, openRoom, roomOf } from './room.queries';
import type { OpenedRoom } from './room-reader';
import { RoomReader } from './room-reader';

export function createRooms({
  database,
  authorship,
  publish,
  now,
}: ChatDeps): Pick<ChatHandlers, 'listRooms' | 'enterRoom'> {
  const reader = new RoomReader(authorship);

  async function enter(tx: Database, personaRef: Uint8Array, { type, entityId }: RoomRef): Promise<OpenedRoom> {
    const find = async () =>
      (await reader.withMembers(tx, personaRef, await tx.query(roomOf, personaRef, type, entityId)))[0];
    const before = await find();
    if (before === undefined) throw new Problem(404, 'room_not_found', roomRefusals.notFound);
    const known = reader.openedOf(before);
    if (known !== null) return known;
    const bar = await reader.entryBar(tx, before, now());
    if (bar !== null) throw new Problem(422, roomObstacleTexts[bar].code, roomObstacleTexts[bar].text);
    // Serialises a user's entries. Concurrent ones could exceed the limit.
    await tx.query(lockMember, personaRef);
    if ((await reader.entered(tx, personaRef)).length >= MAX_ROOMS) {
      throw new Problem(422, 'too_many_rooms', roomRefusals.tooMany);
    }
    await tx.query(openRoom, randomUUID(), type, entityId, dayInIndia(now()));
    const talkId = (await find())?.row.talk_id;
    if (talkId == null) throw new Error('A room was neither opened nor found.');
    // Locks the room, so that concurrent messages come before or after the entry.
    await tx.query(lockConversation, talkId);
    await tx.query(enterRoom, talkId, authorship.memberRef(personaRef, talkId));
    const after = await find();
    const opened: OpenedRoom | null = after === undefined ? null : reader.openedOf(after);
    if (opened === null) throw new Error('A room that was entered is not open.');
    return opened;
  }

  return {
    async listRooms({ viewer }) {
      return {
        status: 200,
        body: { items: await reader.list(database, await reader.known(database, viewer.personaRef), now()) },
      };
    },

    async enterRoom({ viewer: { personaRef }, body }) {
      const talk = await database.transaction(async (tx) => {
        const [shown] = await reader.present(tx, personaRef, [await enter(tx, personaRef, body)]);
        if (shown === undefined) throw new Error('A room that was entered does not show.');
        return shown;
      });
      publish.roomsChanged(personaRef);
      return { status: 200, body: talk };
    },
  };
}
