import type { Screen } from '@/app/feature';
import { SessionKey } from '@/stores/account/session/keys';
import { ChatKey, RoomsKey } from '@/stores/talk/chat/keys';
import { MessagesScreen } from '@/views/talk/chat/messages-screen';

export const messagesScreen: Screen = {
  View: MessagesScreen,
  load: async (container) => {
    if (!container.get(SessionKey).isLoggedIn) return;
    await Promise.all([container.get(ChatKey).load(), container.get(RoomsKey).load()]);
  },
  page: () => ({
    title: 'Messages · {brand}',
    description: 'Your conversations under your pseudonym.',
    isPersonal: true,
  }),
};
