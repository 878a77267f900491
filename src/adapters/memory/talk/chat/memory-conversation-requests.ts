import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import { personasOf } from '@/adapters/memory/account/profile/memory-persona';
import { SettingsRecords } from '@/adapters/memory/account/settings/settings-records';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import { dayBeforeInIndia, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { MessageDraft } from '@/core/talk/chat/chat.port';
import { NEWCOMER_DAYS, requestsPerDay } from '@/core/talk/chat/chat.rules';
import { chatRefusals } from '@/core/talk/chat/chat-refusals.rules';
import type { Conversation, Participant } from '@/core/talk/chat/conversation';
import { containsLink } from '@/core/talk/chat/links-in-messages.rules';
import { conversationRequestNotification } from '@/core/talk/notifications/conversation-notifications.rules';
import type { NewNotification } from '@/core/talk/notifications/new-notification';
import { InboxRecords } from '../notifications/inbox-records';
import { unseenNotification } from '../notifications/memory-notify';
import { keyReused } from '../posting/memory-post-writing';
import type { MemoryMessage, MemoryParticipant, OwnConversationRecord } from './chat-records';
import { ChatRecords } from './chat-records';
import { hasBlocked, presentConversation } from './memory-conversations';

export function requestConversation(
  world: MemoryWorld,
  viewer: MemoryUser,
  input: MessageDraft & { readonly to: string },
): Result<Conversation, Failure> {
  const face = faceOf(world, viewer);
  if (face === null || !isWriter(world, viewer)) {
    return refusal(422, 'writer_required', chatRefusals.writerRequired);
  }
  if (containsLink(input.content)) {
    const message = chatRefusals.linkInRequest;
    return refusal(422, 'link_in_request', message, { content: message });
  }
  const other = findParticipant(world, input.to);
  if (other === null) {
    const message = chatRefusals.pseudonymNotFound;
    return refusal(422, 'pseudonym_not_found', message, { to: message });
  }
  if (other.user.id === viewer.id) {
    return refusal(422, 'own_name', chatRefusals.ownName, { to: chatRefusals.ownName });
  }
  return ask(world, talkerOf(viewer, face, 1), other, input);
}

export function faceOf(world: MemoryWorld, user: MemoryUser): Participant | null {
  const pseudonym = personasOf(world, user).find(({ profileType }) => profileType === 'ANONYMOUS');
  if (pseudonym === undefined) return null;
  const { name, avatarUrl, avatarBgColor } = pseudonym;
  return { name, avatarUrl, avatarBgColor };
}

export function isWriter(world: MemoryWorld, user: MemoryUser): boolean {
  return world.records(RoleRecords).of(user).isWriter;
}

export function isAnnouncedTo(world: MemoryWorld, user: MemoryUser): boolean {
  return world.records(SettingsRecords).of(user).messages.talks;
}

export function notify(world: MemoryWorld, user: MemoryUser, { data }: NewNotification): void {
  if (!isAnnouncedTo(world, user)) return;
  world.records(InboxRecords).put(user, unseenNotification(world, user, data));
}

export function messageOf(
  world: MemoryWorld,
  { id: userId }: MemoryUser,
  { messageId, content }: MessageDraft,
  place: Pick<MemoryMessage, 'number' | 'author'>,
): MemoryMessage {
  return { ...place, id: messageId.toLowerCase(), userId, content, state: 'SENT', sentAt: world.timestamp() };
}

function ask(
  world: MemoryWorld,
  asker: MemoryParticipant,
  asked: MemoryParticipant,
  input: MessageDraft,
): Result<Conversation, Failure> {
  const records = world.records(ChatRecords);
  const { user: viewer } = asker;
  const known = records
    .of(viewer)
    .find(({ own, other }) => own.face.name === asker.face.name && other.face.name === asked.face.name);
  if (known !== undefined) return askedBefore(world, known, input);
  const now = world.clock.now();
  const isNew = dayInIndia(viewer.madeAt) > dayBeforeInIndia(now, NEWCOMER_DAYS);
  const perDay = requestsPerDay(isNew);
  if (!records.ofDay.count(viewer.id, dayInIndia(now), perDay)) {
    return refusal(422, 'too_many_talk_requests', chatRefusals.tooManyRequests(perDay));
  }
  asked.hasLeft = hasBlocked(world, asked, asker);
  const messages = [messageOf(world, viewer, input, { number: 1, author: null })];
  const talk = { id: world.ids.next(), asker, asked, isAccepted: false, messages };
  records.add(talk);
  records.changed(viewer);
  if (!asked.hasLeft) {
    notify(world, asked.user, conversationRequestNotification());
    records.changed(asked.user);
  }
  return ok(presentConversation(world, { talk, own: asker, other: asked }));
}

function askedBefore(
  world: MemoryWorld,
  known: OwnConversationRecord,
  { messageId, content }: MessageDraft,
): Result<Conversation, Failure> {
  const { talk, own } = known;
  const earlier = talk.messages.find(({ id }) => id === messageId.toLowerCase());
  if (earlier === undefined || own.hasLeft) return refusal(422, 'talk_exists', chatRefusals.talkExists);
  const isSame = earlier.userId === own.user.id && earlier.content === content;
  return isSame ? ok(presentConversation(world, known)) : keyReused();
}

function findParticipant(world: MemoryWorld, name: string): MemoryParticipant | null {
  for (const user of world.records(UserRecords).all) {
    const face = faceOf(world, user);
    if (face?.name.toLowerCase() === name.toLowerCase()) return talkerOf(user, face, 0);
  }
  return null;
}

function talkerOf(user: MemoryUser, face: Participant, readNumber: number): MemoryParticipant {
  return { user, face, hasLeft: false, isMuted: false, readNumber };
}
