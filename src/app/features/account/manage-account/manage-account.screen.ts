import { wire } from '@/app/wire';
import '@/views/account/settings/manage-account.css';
import type { Screen } from '@/app/feature';
import { AccountEndPort } from '@/core/account/settings/account-end.port';
import { AccountMergePort } from '@/core/account/settings/account-merge.port';
import { DataExportsPort } from '@/core/account/settings/data-exports.port';
import { EndAccount } from '@/core/account/settings/end-account.use-case';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { PageLocationPort } from '@/core/kernel/navigation/page-location.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { SessionsKey } from '@/stores/account/sessions/keys';
import { AccountEndStore } from '@/stores/account/settings/account-end.store';
import { AccountMergeStore } from '@/stores/account/settings/account-merge.store';
import { DataExportsStore } from '@/stores/account/settings/data-exports.store';
import { AccountEndKey, AccountMergeKey, DataExportsKey } from '@/stores/account/settings/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { ManageAccountScreen } from '@/views/account/settings/manage-account-screen';

export const manageAccountScreen: Screen = {
  module: wire((provide, bind) => {
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
    provide(AccountMergeStore, [AccountMergePort, PageLocationPort, ToastsPort], AccountMergeKey);
    bind(PersonalKey).toService(AccountMergeKey);
    provide(DataExportsStore, [DataExportsPort, SchedulerPort, ToastsPort], DataExportsKey);
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
    description: 'See where you are logged in, get your data, and pause or delete your account.',
    isPersonal: true,
  }),
};
