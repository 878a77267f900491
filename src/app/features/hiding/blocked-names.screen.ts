import { HidingKey } from '@/stores/hiding/keys';
import { SessionKey } from '@/stores/session/keys';
import { BlockedNamesScreen } from '@/views/hiding/blocked-names-screen';
import type { Screen } from '../../feature';

/** The pseudonyms that the user has blocked. */
export const blockedNamesScreen: Screen = {
  View: BlockedNamesScreen,
  load: async (container) => {
    if (container.get(SessionKey).isLoggedIn) await container.get(HidingKey).load();
  },
  page: () => ({
    title: 'Blocked people · {brand}',
    description: 'The pseudonyms that you do not want to read.',
    isPersonal: true,
  }),
};
