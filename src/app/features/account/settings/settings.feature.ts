import '@/views/account/settings/settings.css';
import type { Feature } from '@/app/feature';
import { SessionKey } from '@/stores/account/session/keys';
import { SessionsKey } from '@/stores/account/sessions/keys';
import { PreferencesKey } from '@/stores/account/settings/keys';
import { PreferencesScreen } from '@/views/account/settings/preferences-screen';
import { SettingsScreen } from '@/views/account/settings/settings-screen';
import { settingsAdapters, settingsModule } from './settings.module';

export const feature: Feature = {
  module: settingsModule,
  adapters: settingsAdapters,
  screens: {
    Settings: () => ({
      View: SettingsScreen,
      load: async (container) => {
        if (!container.get(SessionKey).isLoggedIn) return;
        await Promise.all([container.get(SessionsKey).load(), container.get(PreferencesKey).load()]);
      },
      page: () => ({
        title: 'Settings · {brand}',
        description: 'Preferences, your account and your data, help.',
        isPersonal: true,
      }),
    }),
    Preferences: () => ({
      View: PreferencesScreen,
      load: async (container) => {
        if (container.get(SessionKey).isLoggedIn) await container.get(PreferencesKey).load();
      },
      page: () => ({
        title: 'Preferences · {brand}',
        description: 'What others see next to your pseudonym, notifications and the theme.',
        isPersonal: true,
      }),
    }),
    NeedHelp: async () => (await import(/* webpackChunkName: "NeedHelp" */ './need-help.screen')).needHelpScreen,
    Unsubscribe: async () =>
      (await import(/* webpackChunkName: "Unsubscribe" */ './unsubscribe.screen')).unsubscribeScreen,
  },
};
