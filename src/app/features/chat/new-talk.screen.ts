import { TalkRequestKey } from '@/stores/chat/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { ProfileKey } from '@/stores/profile/keys';
import { SessionKey } from '@/stores/session/keys';
import { NewTalkScreen } from '@/views/chat/new-talk-screen';
import type { Screen } from '../../feature';

/** The first message to a pseudonym. */
export const newTalkScreen: Screen = {
  View: NewTalkScreen,
  query: ['to'],
  load: async (container) => {
    const to = new URLSearchParams(container.get(NavigationKey).search).get('to');
    container.get(TalkRequestKey).open(to ?? '');
    if (container.get(SessionKey).isLoggedIn) await container.get(ProfileKey).loadPseudoProfiles();
  },
  page: () => ({
    title: 'New message · {brand}',
    description: 'A first message to a pseudonym.',
    isPersonal: true,
  }),
};
