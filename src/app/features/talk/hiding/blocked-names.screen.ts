import type { Screen } from '@/app/feature';
import { SessionKey } from '@/stores/account/session/keys';
import { HidingKey } from '@/stores/talk/hiding/keys';
import { BlockedNamesScreen } from '@/views/talk/hiding/blocked-names-screen';

export const blockedNamesScreen: Screen = {
  View: BlockedNamesScreen,
  load: async (container) => {
    if (container.get(SessionKey).isLoggedIn) await container.get(HidingKey).load();
  },
  page: () => ({
    title: 'Blocked people · {brand}',
    description: 'The pseudonyms that you have blocked.',
    isPersonal: true,
  }),
};
