import type { Screen } from '@/app/feature';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { ChatKey, ConversationKey } from '@/stores/talk/chat/keys';
import { ConversationScreen } from '@/views/talk/chat/conversation-screen';

export const conversationScreen: Screen = {
  View: ConversationScreen,
  load: async (container, { talkId = '' }) => {
    if (!container.get(SessionKey).isLoggedIn) return;
    const profiles = container.get(ProfileKey).loadPseudoProfiles();
    await Promise.all([container.get(ChatKey).load(), container.get(ConversationKey).open(talkId), profiles]);
  },
  page: () => ({
    title: 'Conversation · {brand}',
    description: 'A conversation under your pseudonym.',
    isPersonal: true,
  }),
};
