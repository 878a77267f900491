import { ProfileRecords } from '@/adapters/memory/account/profile/profile-records';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { conversationStateOf } from '@/core/talk/chat/chat.rules';
import { CONVERSATION_CLOSED, chatRefusals } from '@/core/talk/chat/chat-refusals.rules';
import type { Conversation, Message } from '@/core/talk/chat/conversation';
import { HidingRecords } from '../hiding/hiding-records';
import type { MemoryMessage, MemoryParticipant, OwnConversationRecord } from './chat-records';
import { ChatRecords } from './chat-records';

/** Returns the shown conversations, without withdrawn requests to the user. */
export function shownConversations(world: MemoryWorld, user: MemoryUser): readonly OwnConversationRecord[] {
  return world.records(ChatRecords).of(user).filter(isShown);
}

export function findConversationRecord(
  world: MemoryWorld,
  user: MemoryUser,
  talkId: string,
): Result<OwnConversationRecord, Failure> {
  const found = findLeftConversation(world, user, talkId);
  return found.ok && !isShown(found.value) ? conversationNotFound() : found;
}

export function findLeftConversation(
  world: MemoryWorld,
  user: MemoryUser,
  talkId: string,
): Result<OwnConversationRecord, Failure> {
  const known = world.records(ChatRecords).of(user);
  const found = known.find(({ talk }) => talk.id === talkId.toLowerCase());
  return found === undefined ? conversationNotFound() : ok(found);
}

export function conversationNotFound(): Refusal {
  return refusal(404, 'talk_not_found', chatRefusals.talkNotFound);
}

export function presentConversation(world: MemoryWorld, { talk, own, other }: OwnConversationRecord): Conversation {
  const isBlocked = hasBlocked(world, own, other);
  const isOver =
    isBlocked ||
    other.hasLeft ||
    hasBlocked(world, other, own) ||
    ![own, other].every(({ user, face }) => world.records(ProfileRecords).of(user).anonymous.userName === face.name);
  const last = talk.messages.at(-1);
  if (last === undefined) throw new Error('A conversation has a message.');
  return {
    id: talk.id,
    state: conversationStateOf({ isAsker: own === talk.asker, isAccepted: talk.isAccepted, isOver }),
    isBlocked,
    isMuted: own.isMuted,
    ownName: own.face.name,
    other: other.face,
    room: null,
    lastMessage: presentMessage(own, last),
    lastNumber: last.number,
    unreadCount: last.number - own.readNumber,
  };
}

export function presentMessage({ user }: MemoryParticipant, { userId, ...message }: MemoryMessage): Message {
  return { ...message, isMine: userId === user.id };
}

export function closedRefusal({ state }: Pick<Conversation, 'state'>): Refusal | null {
  if (state === 'CLOSED') return refusal(422, CONVERSATION_CLOSED, chatRefusals.closed);
  return state === 'OPEN' ? null : refusal(422, 'talk_not_accepted', chatRefusals.notAccepted);
}

export function hasBlocked(
  world: MemoryWorld,
  { user }: Pick<MemoryParticipant, 'user'>,
  { face }: Pick<MemoryParticipant, 'face'>,
): boolean {
  return world.records(HidingRecords).names.of(user).has(face.name);
}

function isShown({ talk, own, other }: OwnConversationRecord): boolean {
  return !own.hasLeft && (talk.isAccepted || own === talk.asker || !other.hasLeft);
}
