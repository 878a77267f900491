import type { ParticipantProfile } from '@/server/services/talk/chat/chat/chat-seals';
import { participantProfileOf } from '@/server/services/talk/chat/chat/chat-seals';
import type { ReferencedPerson } from './references';

export function participantProfileOfPerson({
  persona,
  person: { userName, avatarUri, avatarColor },
}: ReferencedPerson): ParticipantProfile {
  if (userName === null) throw new Error('A person who speaks has no pseudonym.');
  return participantProfileOf(persona, {
    name: userName,
    avatarUrl: avatarUri ?? '',
    avatarBgColor: avatarColor ?? '',
  });
}
