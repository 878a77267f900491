import type { Conversation } from '@/core/talk/chat/conversation';
import { PersonAvatar } from '@/views/account/profile/person-avatar';
import { Monogram } from '@/views/kernel/ui/monogram';

const SIZE = 40;

export function ConversationAvatar({ talk: { room, other } }: { readonly talk: Conversation }) {
  return room === null ? (
    <PersonAvatar avatarUrl={other.avatarUrl} color={other.avatarBgColor} size={SIZE} />
  ) : (
    <Monogram name={other.name} size={SIZE} />
  );
}
