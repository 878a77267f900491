import { peopleProvedAt } from '@/adapters/memory/account/career-status/career-proof-at';
import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Conversation } from '@/core/talk/chat/conversation';
import type { Room, RoomRef } from '@/core/talk/chat/room';
import type { RoomType } from '@/core/talk/chat/room.rules';
import { entryObstacleOf, MAX_ROOMS, ROOM_TYPES, roundedPeopleCountOf } from '@/core/talk/chat/room.rules';
import { roomObstacleTexts, roomRefusals } from '@/core/talk/chat/room-refusals.rules';
import type { Rooms } from '@/core/talk/chat/rooms.port';
import type { MemoryCommunity } from '../communities/community-records';
import { CommunityRecords } from '../communities/community-records';
import type { MemoryRoom } from './chat-records';
import { ChatRecords } from './chat-records';
import { enteredRooms, openedRoomOf, roomConversation, roomFactsOf } from './memory-room-conversations';

interface RoomCommunity extends MemoryCommunity {
  readonly type: RoomType;
}

export class MemoryRooms implements Rooms {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listRooms(): Promise<Result<{ readonly items: readonly Room[] }, Failure>> {
    return this.#browser.askSignedIn('listRooms', {}, (viewer) => {
      const own = this.#world.records(CareerRecords).of(viewer).career?.status.working?.companyName;
      const listed = this.#communities.filter((community) => {
        const isOwn = community.type === 'company' && community.name.toLowerCase() === own?.toLowerCase();
        return isOwn || roomFactsOf(this.#world, viewer, community).isFollower;
      });
      const byName = listed.toSorted((one, other) =>
        one.name.toLowerCase().localeCompare(other.name.toLowerCase(), 'en'),
      );
      return ok({ items: byName.map((community) => this.#roomOf(viewer, community)) });
    });
  }

  enterRoom(body: RoomRef): Promise<Result<Conversation, Failure>> {
    return this.#browser.askSignedIn('enterRoom', { body }, (viewer) => {
      const community = this.#communities.find(
        ({ type, entityId }) => type === body.type && entityId === body.entityId,
      );
      if (community === undefined) return refusal(404, 'room_not_found', roomRefusals.notFound);
      const known = this.#recordOf(community);
      const own = known === undefined ? null : openedRoomOf(this.#world, viewer, known);
      if (known !== undefined && own !== null) return ok(roomConversation(this.#world, viewer, known, own).present());
      const bar = this.#entryBar(viewer, community);
      if (bar !== null) return refusal(422, roomObstacleTexts[bar].code, roomObstacleTexts[bar].text);
      if (enteredRooms(this.#world, viewer).length >= MAX_ROOMS) {
        return refusal(422, 'too_many_rooms', roomRefusals.tooMany);
      }
      return ok(this.#enter(viewer, known ?? this.#open(community)));
    });
  }

  #enter(viewer: MemoryUser, room: MemoryRoom): Conversation {
    const before = room.members.get(viewer.id) ?? { hasLeft: false, isMuted: false, readNumber: 0 };
    const place = { ...before, hasLeft: false, readNumber: room.messages.length };
    room.members.set(viewer.id, place);
    this.#world.records(ChatRecords).changed(viewer);
    return roomConversation(this.#world, viewer, room, place).present();
  }

  #open(community: RoomCommunity): MemoryRoom {
    const room: MemoryRoom = { id: this.#world.ids.next(), community, members: new Map(), messages: [] };
    this.#world.records(ChatRecords).rooms.push(room);
    return room;
  }

  #roomOf(viewer: MemoryUser, community: RoomCommunity): Room {
    const { type, entityId, name, slug } = community;
    const room = this.#recordOf(community);
    const talkId = room === undefined || openedRoomOf(this.#world, viewer, room) === null ? null : room.id;
    const bar = talkId === null ? this.#entryBar(viewer, community) : null;
    const people = [...(room?.members.values() ?? [])].filter(({ hasLeft }) => !hasLeft).length;
    return { type, entityId, name, slug, talkId, bar, memberCount: roundedPeopleCountOf(people) };
  }

  #entryBar(viewer: MemoryUser, community: RoomCommunity) {
    const world = this.#world;
    const checkedPeople = peopleProvedAt(world, community.name);
    return entryObstacleOf({ ...roomFactsOf(world, viewer, community), checkedPeople });
  }

  #recordOf({ type, entityId }: RoomRef): MemoryRoom | undefined {
    const { rooms } = this.#world.records(ChatRecords);
    return rooms.find(({ community }) => community.type === type && community.entityId === entityId);
  }

  get #communities(): readonly RoomCommunity[] {
    return this.#world.records(CommunityRecords).all.flatMap((community) => {
      const type = ROOM_TYPES.find((kind) => kind === community.type);
      return type === undefined ? [] : { ...community, type };
    });
  }

  get #world() {
    return this.#browser.world;
  }
}
