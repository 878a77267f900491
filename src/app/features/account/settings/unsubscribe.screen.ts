import type { Screen } from '@/app/feature';
import { wire } from '@/app/wire';
import { UserPreferencesPort } from '@/core/account/settings/preferences.port';
import { UnsubscribeKey } from '@/stores/account/settings/keys';
import { UnsubscribeStore } from '@/stores/account/settings/unsubscribe.store';
import { UnsubscribeScreen } from '@/views/account/settings/unsubscribe-screen';

export const unsubscribeScreen: Screen = {
  module: wire((provide) => {
    provide(UnsubscribeStore, [UserPreferencesPort], UnsubscribeKey);
  }),
  View: UnsubscribeScreen,
  query: ['list'],
  page: () => ({
    title: 'Unsubscribe · {brand}',
    description: 'Unsubscribe from an email without logging in.',
    isPersonal: true,
  }),
};
