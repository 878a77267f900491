import { ChatKey, RoomsKey } from '@/stores/chat/keys';
import { SessionKey } from '@/stores/session/keys';
import { MessagesScreen } from '@/views/chat/messages-screen';
import type { Screen } from '../../feature';

/** The list of conversations. */
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
