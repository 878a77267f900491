import { careerProofAt } from '@/adapters/memory/account/career-status/career-proof-at';
import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import { ProfileRecords } from '@/adapters/memory/account/profile/profile-records';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { isWorkAddress } from '@/core/account/career-status/proof.rules';
import { dayBeforeInIndia, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { NEWCOMER_DAYS } from '@/core/talk/chat/chat.rules';
import type { Conversation, Message } from '@/core/talk/chat/conversation';
import { containsLink } from '@/core/talk/chat/links-in-messages.rules';
import type { RoomFacts } from '@/core/talk/chat/room.rules';
import { roomAvatarOf, roomMessagesPerDay, roomObstacleOf } from '@/core/talk/chat/room.rules';
import { roomRefusals } from '@/core/talk/chat/room-refusals.rules';
import type { CommunitySummary } from '@/core/talk/communities/community';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import { CommunityRecords } from '../communities/community-records';
import { HidingRecords } from '../hiding/hiding-records';
import { isPausedAccount } from '../posting/paused-account';
import type { MemoryMessage, MemoryPlace, MemoryRoom } from './chat-records';
import { ChatRecords } from './chat-records';
import type { MemoryConversation } from './memory-conversation';

export function roomFactsOf(world: MemoryWorld, user: MemoryUser, community: CommunitySummary): RoomFacts {
  return {
    type: community.type === 'company' ? 'company' : 'topic',
    isWriter: world.records(RoleRecords).of(user).isWriter,
    isFollower: world.records(CommunityRecords).followedBy(user).has(communityKeyOf(community)),
    hasCheckedAddress: isWorkAddress(careerProofAt(world, user, community.name)),
    removedMessages: 0,
  };
}

export function openedRoomOf(world: MemoryWorld, user: MemoryUser, room: MemoryRoom): MemoryPlace | null {
  const place = room.members.get(user.id);
  if (place === undefined || place.hasLeft) return null;
  return roomObstacleOf(roomFactsOf(world, user, room.community)) === null ? place : null;
}

export function enteredRooms(world: MemoryWorld, user: MemoryUser): readonly MemoryConversation[] {
  return world.records(ChatRecords).rooms.flatMap((room) => {
    const own = openedRoomOf(world, user, room);
    return own === null ? [] : roomConversation(world, user, room, own);
  });
}

export function roomConversation(
  world: MemoryWorld,
  viewer: MemoryUser,
  room: MemoryRoom,
  own: MemoryPlace,
): MemoryConversation {
  const now = world.clock.now();
  const isNew = dayInIndia(viewer.madeAt) > dayBeforeInIndia(now, NEWCOMER_DAYS);
  return {
    talk: room,
    own,
    present: () => presentRoom(world, viewer, room, own),
    presentMessage: (message) => presentRoomMessage(world, viewer, message),
    refusalOf: (content) => {
      const message = roomRefusals.linkOfNewAccount;
      return isNew && containsLink(content) ? refusal(422, 'link_in_room', message, { content: message }) : null;
    },
    countMessage: () => {
      const perDay = roomMessagesPerDay(isNew);
      const isWithin = world.records(ChatRecords).ofDay.count(viewer.id, `room messages ${dayInIndia(now)}`, perDay);
      return isWithin ? null : refusal(422, 'too_many_room_messages', roomRefusals.tooManyMessages(perDay));
    },
    tell: (name, message) => {
      for (const user of world.records(UserRecords).all) {
        const shown = presentRoomMessage(world, user, message);
        if (openedRoomOf(world, user, room) === null || shown.state === 'HIDDEN') continue;
        world.records(ChatRecords)[name](user, { talkId: room.id, message: shown });
      }
    },
  };
}

function presentRoom(world: MemoryWorld, viewer: MemoryUser, room: MemoryRoom, own: MemoryPlace): Conversation {
  const { type, entityId, slug } = room.community;
  const last = room.messages.at(-1);
  return {
    id: room.id,
    state: 'OPEN',
    isBlocked: false,
    isMuted: own.isMuted,
    ownName: world.records(ProfileRecords).of(viewer).anonymous.userName,
    other: roomAvatarOf(room.community),
    room: { type: type === 'company' ? 'company' : 'topic', entityId, slug },
    lastMessage: last === undefined ? null : presentRoomMessage(world, viewer, last),
    lastNumber: room.messages.length,
    unreadCount: room.messages.length - own.readNumber,
  };
}

function presentRoomMessage(
  world: MemoryWorld,
  viewer: MemoryUser,
  { userId, author, ...message }: MemoryMessage,
): Message {
  const isMine = userId === viewer.id;
  if (userId !== null && isPausedAccount(world, userId)) {
    return { ...message, isMine, author: null, content: '', state: 'DELETED' };
  }
  const isBlocked = author !== null && world.records(HidingRecords).names.of(viewer).has(author.name);
  if (isMine || !isBlocked || message.state === 'DELETED') return { ...message, isMine, author };
  return { ...message, isMine, author, content: '', state: 'HIDDEN' };
}
