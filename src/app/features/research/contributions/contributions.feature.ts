import type { Feature } from '@/app/feature';
import { SessionKey } from '@/stores/account/session/keys';
import { ContributionsKey } from '@/stores/research/contributions/keys';
import { StatementListKey } from '@/stores/trust/statements/keys';
import { ContributionsScreen } from '@/views/research/contributions/contributions-screen';
import { contributionsAdapters, contributionsModule } from './contributions.module';

export const feature: Feature = {
  module: contributionsModule,
  adapters: contributionsAdapters,
  screens: {
    MyContributions: () => ({
      View: ContributionsScreen,
      load: async (container) => {
        if (!container.get(SessionKey).isLoggedIn) return;
        await Promise.all([container.get(ContributionsKey).load(), container.get(StatementListKey).load()]);
      },
      page: () => ({
        title: 'Your contributions · {brand}',
        description: 'What you have added about companies, and the status of each.',
        isPersonal: true,
      }),
    }),
  },
};
