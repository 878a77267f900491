import { ContainerModule } from 'inversify';
import { AccountEndPort } from '@/core/settings/account-end.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { NavigationKey } from '@/stores/navigation/keys';
import { ProfileKey } from '@/stores/profile/keys';
import { SessionKey } from '@/stores/session/keys';
import { SessionsKey } from '@/stores/sessions/keys';
import { AccountEndStore } from '@/stores/settings/account-end.store';
import { AccountEndKey } from '@/stores/settings/keys';
import { ManageAccountScreen } from '@/views/settings/manage-account-screen';
import type { Screen } from '../../feature';

/** Sessions, data and the ends of an account. */
export const manageAccountScreen: Screen = {
  module: new ContainerModule(({ bind }) => {
    bind(AccountEndKey)
      .toResolvedValue(
        (end, session, profile, navigation, toasts) =>
          new AccountEndStore(end, { session, profile, navigation }, toasts),
        [AccountEndPort, SessionKey, ProfileKey, NavigationKey, ToastsPort],
      )
      .inSingletonScope();
    bind(PersonalKey).toService(AccountEndKey);
  }),
  View: ManageAccountScreen,
  load: async (container) => {
    if (container.get(SessionKey).isLoggedIn) await container.get(SessionsKey).load();
  },
  page: () => ({
    title: 'Manage account · {brand}',
    description: 'Where you are logged in, your data, a pause, and the end of your account.',
    isPersonal: true,
  }),
};
