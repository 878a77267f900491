import { ContainerModule } from 'inversify';
import { UserPreferencesPort } from '@/core/settings/preferences.port';
import { UnsubscribeKey } from '@/stores/settings/keys';
import { UnsubscribeStore } from '@/stores/settings/unsubscribe.store';
import { UnsubscribeScreen } from '@/views/settings/unsubscribe-screen';
import type { Screen } from '../../feature';

/** The page behind the link in a mail. */
export const unsubscribeScreen: Screen = {
  module: new ContainerModule(({ bind }) => {
    bind(UnsubscribeKey)
      .toResolvedValue((preferences) => new UnsubscribeStore(preferences), [UserPreferencesPort])
      .inSingletonScope();
  }),
  View: UnsubscribeScreen,
  query: ['list'],
  page: () => ({
    title: 'End a mail · {brand}',
    description: 'Ends a mail that you get, without logging in.',
    isPersonal: true,
  }),
};
