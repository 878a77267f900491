import type { Screen } from '@/app/feature';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { ChatKey, TalkKey } from '@/stores/talk/chat/keys';
import { TalkScreen } from '@/views/talk/chat/talk-screen';

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
