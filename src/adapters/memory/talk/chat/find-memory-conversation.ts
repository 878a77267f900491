import { countOfDay } from '@/adapters/memory/kernel/world/day-limit-records';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { dailyMessageLimit } from '@/core/talk/chat/message-day-limit.rules';
import type { OwnConversationRecord } from './chat-records';
import { ChatRecords } from './chat-records';
import type { MemoryConversation } from './memory-conversation';
import {
  closedRefusal,
  conversationNotFound,
  findConversationRecord,
  presentConversation,
  presentMessage,
} from './memory-conversations';
import { openedRoomOf, roomConversation } from './memory-room-conversations';

export function findConversation(
  world: MemoryWorld,
  viewer: MemoryUser,
  talkId: string,
): Result<MemoryConversation, Failure> {
  const room = world.records(ChatRecords).rooms.find(({ id }) => id === talkId.toLowerCase());
  if (room !== undefined) {
    const own = openedRoomOf(world, viewer, room);
    return own === null ? conversationNotFound() : ok(roomConversation(world, viewer, room, own));
  }
  const found = findConversationRecord(world, viewer, talkId);
  return found.ok ? ok(directConversation(world, found.value)) : found;
}

function directConversation(world: MemoryWorld, found: OwnConversationRecord): MemoryConversation {
  const { talk, own, other } = found;
  return {
    talk,
    own,
    present: () => presentConversation(world, found),
    presentMessage: (message) => presentMessage(own, message),
    refusalOf: () => closedRefusal(presentConversation(world, found)),
    countMessage: () => countOfDay(world, own.user, dailyMessageLimit),
    tell: (name, message) => {
      for (const side of [other, own]) {
        const shown = { talkId: talk.id, message: presentMessage(side, message) };
        world.records(ChatRecords)[name](side.user, shown);
      }
    },
  };
}
