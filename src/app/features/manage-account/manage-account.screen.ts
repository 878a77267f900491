import '@/views/settings/manage-account.css';
import { ContainerModule } from 'inversify';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { AccountEndPort } from '@/core/settings/account-end.port';
import { DataExportsPort } from '@/core/settings/data-exports.port';
import { EndAccount } from '@/core/settings/end-account.use-case';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { RolesKey } from '@/stores/moderation/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { ProfileKey } from '@/stores/profile/keys';
import { SessionKey } from '@/stores/session/keys';
import { SessionsKey } from '@/stores/sessions/keys';
import { AccountEndStore } from '@/stores/settings/account-end.store';
import { DataExportsStore } from '@/stores/settings/data-exports.store';
import { AccountEndKey, DataExportsKey } from '@/stores/settings/keys';
import { ManageAccountScreen } from '@/views/settings/manage-account-screen';
import type { Screen } from '../../feature';

/** Sessions, data and the ends of an account. */
export const manageAccountScreen: Screen = {
  module: new ContainerModule(({ bind }) => {
    bind(AccountEndKey)
      .toResolvedValue(
        (end, session, profile, navigation, storage, toasts) =>
          new AccountEndStore(
            new EndAccount({ end, storage, session, leave: () => navigation.go('/') }),
            profile,
            toasts,
          ),
        [AccountEndPort, SessionKey, ProfileKey, NavigationKey, StoragePort, ToastsPort],
      )
      .inSingletonScope();
    bind(PersonalKey).toService(AccountEndKey);
    bind(DataExportsKey)
      .toResolvedValue(
        (exports, scheduler, toasts) => new DataExportsStore(exports, scheduler, toasts),
        [DataExportsPort, SchedulerPort, ToastsPort],
      )
      .inSingletonScope();
    bind(PersonalKey).toService(DataExportsKey);
  }),
  View: ManageAccountScreen,
  load: async (container) => {
    if (container.get(SessionKey).isLoggedIn) {
      await Promise.all([
        container.get(SessionsKey).load(),
        container.get(DataExportsKey).load(),
        container.get(RolesKey).load(),
      ]);
    }
  },
  page: () => ({
    title: 'Manage account · {brand}',
    description: 'Where you are logged in, your data, a pause, and the end of your account.',
    isPersonal: true,
  }),
};
