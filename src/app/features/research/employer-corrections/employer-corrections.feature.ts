import '@/views/research/employer-corrections/employer-corrections.css';
import type { Feature } from '@/app/feature';
import { SessionKey } from '@/stores/account/session/keys';
import { CorrectionQueueKey, CorrectionsKey } from '@/stores/research/employer-corrections/keys';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { CorrectionsScreen } from '@/views/research/employer-corrections/corrections-screen';
import { EntryScreen } from '@/views/research/employer-corrections/entry-screen';
import { employerCorrectionsAdapters, employerCorrectionsModule } from './employer-corrections.module';

export const feature: Feature = {
  module: employerCorrectionsModule,
  adapters: employerCorrectionsAdapters,
  screens: {
    CorrectEntry: () => ({
      View: EntryScreen,
      load: async (container, { claimId = '' }) => {
        const corrections = container.get(CorrectionsKey);
        corrections.open(claimId);
        if (container.get(SessionKey).isLoggedIn) await corrections.load();
      },
      page: () => ({
        title: 'Correct an entry · {brand}',
        description: 'Propose what your company’s entry should say, with its source.',
        isPersonal: true,
      }),
    }),
    Corrections: () => ({
      View: CorrectionsScreen,
      load: async (container) => {
        if (!container.get(SessionKey).isLoggedIn) return;
        const roles = container.get(RolesKey);
        await roles.load();
        if (roles.isModerator) await container.get(CorrectionQueueKey).load();
      },
      page: () => ({
        title: 'Corrections · {brand}',
        description: 'Corrections of companies’ entries.',
        isPersonal: true,
      }),
    }),
  },
};
