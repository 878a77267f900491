import type { Screen } from '@/app/feature';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ChatKey, ConversationRequestKey } from '@/stores/talk/chat/keys';
import { NewConversationScreen } from '@/views/talk/chat/new-conversation-screen';

export const newConversationScreen: Screen = {
  View: NewConversationScreen,
  query: ['to'],
  load: async (container) => {
    const to = new URLSearchParams(container.get(NavigationKey).search).get('to');
    container.get(ConversationRequestKey).open(to ?? '');
    if (!container.get(SessionKey).isLoggedIn) return;
    await Promise.all([container.get(ProfileKey).loadPseudoProfiles(), container.get(ChatKey).loadStatus()]);
  },
  page: () => ({
    title: 'New message · {brand}',
    description: 'A first message to a pseudonym.',
    isPersonal: true,
  }),
};
