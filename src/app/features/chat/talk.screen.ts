import { ChatKey, TalkKey } from '@/stores/chat/keys';
import { ProfileKey } from '@/stores/profile/keys';
import { SessionKey } from '@/stores/session/keys';
import { TalkScreen } from '@/views/chat/talk-screen';
import type { Screen } from '../../feature';

/** One conversation. */
export const talkScreen: Screen = {
  View: TalkScreen,
  load: async (container, { talkId = '' }) => {
    if (!container.get(SessionKey).isLoggedIn) return;
    const profiles = container.get(ProfileKey).loadPseudoProfiles();
    await Promise.all([container.get(ChatKey).load(), container.get(TalkKey).open(talkId), profiles]);
  },
  page: () => ({
    title: 'Conversation · {brand}',
    description: 'A conversation under your pseudonym.',
    isPersonal: true,
  }),
};
